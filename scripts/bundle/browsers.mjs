// @ts-check
/**
 * The oldest browsers that the styles are written for; they run ES 2022, which the scripts are. For all browsers of the world
 * each logical margin would become six rules that ask for the language of every element.
 */
export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']
