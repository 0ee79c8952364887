// @ts-check
/**
 * Oldest supported browsers; all of them run ES 2022. With older targets each logical margin in CSS would be compiled
 * to six rules that match every element by language.
 */
export const BROWSER_TARGETS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']
