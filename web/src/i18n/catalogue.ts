/** A Fluent catalogue that reads a message when it is first asked for. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";

type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;

/** A message of one line without placeables is its own text. Most are, and the Fluent parser is slow. */
const PLAIN = /^[\w-]+ *= *([^\s{}][^{}\n]*[^\s{}])\s*$/;

/** Parses each message on first use: a page needs a few dozen of many hundreds. */
export class Catalogue extends Map<string, Message> {
  private readonly unread = new Map<string, string>();

  constructor(
    texts: readonly string[],
    /** Where to look for messages that are missing here. */
    private readonly rest?: Catalogue,
  ) {
    super();
    for (const text of texts) {
      const found = [...text.matchAll(/^([a-z][\w-]*) *=/gim)];
      for (const [at, { 1: id = "", index }] of found.entries())
        this.unread.set(id, text.slice(index, found[at + 1]?.index));
    }
  }

  override has(id: string): boolean {
    return this.unread.has(id) || super.has(id) || (this.rest?.has(id) ?? false);
  }

  override get(id: string): Message | undefined {
    const text = this.unread.get(id);
    if (text !== undefined) {
      this.unread.delete(id);
      const { 1: value } = PLAIN.exec(text) ?? [];
      if (value) super.set(id, { id, value, attributes: {} });
      else for (const entry of new FluentResource(text).body) super.set(entry.id, entry as Message);
    }
    return super.get(id) ?? this.rest?.get(id);
  }
}
