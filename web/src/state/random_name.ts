/** Names of pirates for people who have not chosen one. */

const PIRATES = [
  "Anne Bonny",
  "Mary Read",
  "Zheng Yi Sao",
  "Jacquotte Delahaye",
  "Grace O’Malley",
  "Sayyida al-Hurra",
  "Charlotte de Berry",
  "Jeanne de Clisson",
  "Rachel Wall",
  "Maria Lindsey",
  "Anne Dieu-le-Veut",
  "Calico Jack",
  "La Buse",
  "Bartholomew Roberts",
  "Samuel Bellamy",
  "Charles Vane",
  "Henry Every",
  "Robert Surcouf",
  "Jean Lafitte",
  "Jean Bart",
  "François l’Olonnais",
  "Michel de Grammont",
  "Laurens de Graaf",
  "Piet Pieterszoon Hein",
  "Gödeke Michels",
  "Hennig Wichmann",
  "Magister Wigbold",
  "Simon van Utrecht",
  "Stede Bonnet",
  "Howell Davis",
  "Aruj Barbarossa",
  "Diego el Mulato",
] as const;

/** One of them at random, different from this one. */
export function randomName(than = ""): string {
  const others = PIRATES.filter((name) => name !== than);
  return others[Math.floor(Math.random() * others.length)] ?? PIRATES[0];
}
