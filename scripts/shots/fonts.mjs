// @ts-check
const SAMPLE = 'Заказ № 1024, Қарағанды ғұөһіңү, Illegal Ag — 12 345,67 ₸ «Ж» → ✓'

/**
 * Identifies the fonts of this machine by the width of a sample text in both font families of the console. Digits use a system font, so
 * machines with different fonts draw different pictures.
 * @param {import('playwright-core').Page} page that shows a story
 * @returns {Promise<string>}
 */
export const measureFonts = (page) =>
  page.evaluate(async (sample) => {
    const families = ['--font-text', '--font-mono']
    const fonts = families.flatMap((name) => {
      const family = getComputedStyle(document.documentElement).getPropertyValue(name)
      if (!family) throw new Error(`The page has no ${name}`)
      return [400, 600].map((weight) => `${weight} 16px ${family}`)
    })
    await Promise.all(fonts.map((font) => document.fonts.load(font, sample)))
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (!context) throw new Error('No canvas')
    return fonts
      .map((font) => {
        context.font = font
        return context.measureText(sample).width.toFixed(2)
      })
      .join(' ')
  }, SAMPLE)
