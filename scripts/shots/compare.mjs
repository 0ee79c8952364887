// @ts-check
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Two pictures count as equal if at most this share of pixels differs, because letters may be smoothed differently. */
export const MAX_SHARE = 0.0005

/**
 * Compares the perceived colours of two pictures. Returns the share of differing pixels and a picture that marks them.
 * Pictures of different sizes count as different in every pixel.
 * @param {Buffer} before @param {Buffer} after
 * @returns {{ share: number, picture: Buffer }}
 */
export function comparePictures(before, after) {
  if (before.equals(after)) return { share: 0, picture: after }
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = b
  if (a.width !== width || a.height !== height) return { share: 1, picture: after }
  const marked = new PNG({ width, height })
  const count = pixelmatch(a.data, b.data, marked.data, width, height, { threshold: 0.1 })
  return { share: count / (width * height), picture: PNG.sync.write(marked) }
}

/**
 * A picture with one colour is empty.
 * @param {Buffer} picture
 */
export function describePicture(picture) {
  const { width, height, data } = PNG.sync.read(picture)
  const pixels = new Uint32Array(new Uint8Array(data).buffer)
  return { width, height, colours: new Set(pixels).size }
}
