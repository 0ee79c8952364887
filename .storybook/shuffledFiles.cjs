// @ts-check
const { createHash } = require('node:crypto')
const Sequencer = require('@jest/test-sequencer').default

/** The files of stories in an order of their own for each seed: files share a page, and must not lean on the one before. */
module.exports = class extends Sequencer {
  /** @param {import('@jest/test-result').Test[]} tests */
  sort(tests) {
    const place = (/** @type {string} */ path) =>
      createHash('sha1').update(`${process.env.FLAKES_SEED}:${path}`).digest('hex')
    return [...tests].sort((a, b) => (place(a.path) < place(b.path) ? -1 : 1))
  }
}
