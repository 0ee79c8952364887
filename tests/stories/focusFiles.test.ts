import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { FOLDER, WALKED } from '../../.storybook/focusOrder.mjs'
import { shownNames } from '../../.storybook/restingNames.mjs'
import { readEntries } from '../../scripts/shots/storyPage.mjs'

/** `stories/focus` holds the way of Tab through each story that is walked, and through none that is there no more. */

test('each walked story has its file, and each file its story', () => {
  const names = new Set(shownNames(WALKED))
  const walked = readEntries().filter(({ type, name }) => type === 'story' && names.has(name))
  expect(walked.length).toBeGreaterThan(90)
  // Some systems keep the letters of names in parts.
  const files = readdirSync(FOLDER).map((file) => file.normalize('NFC'))
  expect(files.sort()).toEqual(walked.map(({ id }) => `${id}.txt`).sort())
})
