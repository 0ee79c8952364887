// @ts-check

/**
 * Replaces antd's module that adds style elements to the page. In jsdom every `getComputedStyle` compares the element with all selectors of
 * the page, which takes half of the time of a screen's test. Like style sheets in files, antd's styles are tested in a browser.
 */
export const updateCSS = () => document.createElement('style')
export const injectCSS = updateCSS
export const removeCSS = () => undefined
export const clearContainerCache = () => undefined
