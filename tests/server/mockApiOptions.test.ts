/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { Instant } from '@js-joda/core'
import { OptionRefusal, settingsOf } from '../../scripts/bundle/mockApi'

test('the command line has the same world options as the address of the demo', () => {
  expect(
    settingsOf({ port: '0', 'stream-port': '8081', seed: '3', size: '200000', archive: '20', speed: '0.5', at: 'now' }),
  ).toEqual({ apiPort: 0, streamPort: 8081, seed: 3, size: 200_000, archive: 20, speed: 0.5 })
  expect(settingsOf({ host: '0.0.0.0', control: true })).toEqual({ host: '0.0.0.0', control: true })
  const noon = { at: Instant.parse('2026-03-18T08:00:00Z') }
  for (const at of ['2026-03-18T13:00', '2026-03-18T13:00:00+05:00', '2026-03-18T08:00:00Z'])
    expect(settingsOf({ at })).toEqual(noon)
})

test.each([
  [{ size: 'big' }, '--size big: expected a whole number from 0 to 200000'],
  [{ size: '200001' }, '--size 200001'],
  [{ size: '' }, '--size'],
  [{ seed: '1.5' }, '--seed 1.5'],
  [{ speed: '601' }, '--speed 601: expected a multiple of 0.25 from 0 to 600'],
  [{ port: '70000' }, '--port 70000'],
  [{ at: 'tomorrow' }, '--at tomorrow: expected now'],
])('the command refuses %j', (options, message) => {
  expect(() => settingsOf(options)).toThrow(OptionRefusal)
  expect(() => settingsOf(options)).toThrow(message)
})
