/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { missingOptional, platformOf } from '../scripts/lock-platforms.mjs'

test('the lock file holds the native packages of every system, so that «npm ci» works on each', () => {
  const lock = JSON.parse(readFileSync(join(__dirname, '../package-lock.json'), 'utf8'))
  expect(missingOptional(lock)).toEqual([])
})

test.each([
  ['@rspack/binding-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@swc/core-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@unrs/resolver-binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s is for its own system', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})
