// @ts-check
/**
 * Two pixels count as equal if their colour difference in YIQ units is not above this value, because the eye then sees no difference.
 * Common comparison tools use the same value.
 */
const SAME_COLOUR = 0.1
/** Two pictures count as equal if at most this share of pixels differs, because letters may be smoothed differently. */
export const MAX_SHARE = 0.0005

/**
 * Compares two pictures as the eye sees them, in a page of the browser that made them. Returns the share of differing pixels and a picture
 * that marks these pixels. If the sizes differ, the area that only one picture covers counts as different.
 * @param {import('playwright-core').Page} page any page
 * @param {Buffer} before @param {Buffer} after
 * @returns {Promise<{ share: number, picture: Buffer }>}
 */
export async function comparePictures(page, before, after) {
  if (before.equals(after)) return { share: 0, picture: after }
  const { share, picture } = await page.evaluate(
    async ({ sources, limit }) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const response = await fetch(`data:image/png;base64,${source}`)
          return createImageBitmap(await response.blob())
        }),
      )
      if (!a || !b) throw new Error('No pictures')
      const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('No canvas')
      const pixels = (/** @type {ImageBitmap} */ image) => {
        context.clearRect(0, 0, width, height)
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, width, height)
      }
      const [one, two] = [pixels(a), pixels(b)]
      const most = 35_215 * limit * limit
      let count = 0
      for (let at = 0; at < one.data.length; at += 4) {
        const [r = 0, g = 0, blue = 0] = [0, 1, 2].map(
          (part) => (one.data[at + part] ?? 0) - (two.data[at + part] ?? 0),
        )
        const y = r * 0.29889531 + g * 0.58662247 + blue * 0.11448223
        const i = r * 0.59597799 - g * 0.2741761 - blue * 0.32180189
        const q = r * 0.21147017 - g * 0.52261711 + blue * 0.31114694
        const isOther = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > most
        if (isOther) count += 1
        const grey = 255 - (255 - (two.data[at] ?? 0)) * 0.2
        two.data.set(isOther ? [220, 20, 60, 255] : [grey, grey, grey, 255], at)
      }
      context.putImageData(two, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return { share: count / (width * height), picture: btoa(text) }
    },
    { sources: [before.toString('base64'), after.toString('base64')], limit: SAME_COLOUR },
  )
  return { share, picture: Buffer.from(picture, 'base64') }
}

/**
 * Returns the size and the number of colours of a picture. A picture with one colour is empty.
 * @param {import('playwright-core').Page} page any page @param {Buffer} picture
 * @returns {Promise<{ width: number, height: number, colours: number }>}
 */
export const describePicture = (page, picture) =>
  page.evaluate(async (source) => {
    const response = await fetch(`data:image/png;base64,${source}`)
    const image = await createImageBitmap(await response.blob())
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas')
    context.drawImage(image, 0, 0)
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
    return { width, height, colours: new Set(pixels).size }
  }, picture.toString('base64'))
