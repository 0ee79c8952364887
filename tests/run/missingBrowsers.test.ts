/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals'
import { launchWebkit } from '../browsers/launch'

const { PATH } = process.env
afterEach(() => {
  process.env.PATH = PATH
})

test('without Xvfb the WebKit tests fail with a message and do not end the test run', async () => {
  process.env.PATH = '/nonexistent'
  await expect(launchWebkit('/nonexistent/MiniBrowser')).rejects.toThrow('Xvfb did not start: spawn Xvfb ENOENT')
})
