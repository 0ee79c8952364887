import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App } from '../../src/app/App'
import { stubBrowserApis } from '../form/jsdomStubs'

let isLost = true
jest.mock('../../src/app/SignInScreen', () => {
  if (isLost) throw Object.assign(new Error('lost'), { name: 'ChunkLoadError' })
  return { SignInScreen: () => <h1>Вход</h1> }
})

beforeAll(stubBrowserApis)
afterEach(cleanup)

test('a sign-in screen that does not load offers «Повторить», which loads it without a reload', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'))
  render(<App />)
  expect(await screen.findByRole('heading', { name: 'Не загрузилось' })).toBeTruthy()
  isLost = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
})
