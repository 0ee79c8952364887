// @ts-check

import { format } from 'node:util'
import { afterEach, expect } from '@jest/globals'

/**
 * Fails a unit test that logs an error or a warning, for example a complaint of React's development build. The browser tests run production
 * builds, in which React does not complain. A test that expects a message replaces the method: `jest.spyOn(console, 'error')`.
 */
const METHODS = /** @type {const} */ (['error', 'warn'])

/** A late update of a library, for example after a timer, needs no `act`: tests wait for what the user sees. */
const IGNORED = /not wrapped in act\(/

/** @type {string[]} */
const messages = []

for (const method of METHODS) {
  console[method] = (...parts) => {
    const message = format(...parts)
    if (!IGNORED.test(message)) messages.push(message)
  }
}

afterEach(() => {
  expect(messages.splice(0)).toEqual([])
})
