// @ts-check
/**
 * Oldest supported browsers; all of them run ES 2022. For older browsers each logical margin in CSS would be compiled to six rules that
 * match every element by language.
 */
export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']
