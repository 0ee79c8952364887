// @ts-check
/**
 * Oldest supported browsers; all of them run ES 2022. For older browsers the bundler would compile each logical margin in CSS to six rules,
 * whose selectors test the language of every element.
 */
export const BROWSER_TARGETS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']
