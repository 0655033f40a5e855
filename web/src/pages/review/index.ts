/** Loaded when somebody opens an analysis, and not before. */

export { default as AnalysisState } from "./AnalysisState.svelte";
export { default as CurvePanel } from "./CurvePanel.svelte";
export { default as LessonPanel } from "./LessonPanel.svelte";
export { marksOf } from "./mistake_marks";
export { default as Mistake } from "./Mistake.svelte";
export { default as ReviewPanel } from "./ReviewPanel.svelte";
export { Review } from "./review.svelte";
