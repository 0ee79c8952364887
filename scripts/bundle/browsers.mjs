// @ts-check
/**
 * Oldest supported browsers; they also run ES 2022. A wider range would compile each logical margin to six rules that match every element
 * by language.
 */
export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']
