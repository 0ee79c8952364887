import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render } from '@testing-library/react'
import { Modal } from 'antd'
import { Suspense, use } from 'react'
import { setUpScreens } from '../form/setUpScreens'

setUpScreens()

const NEVER = new Promise<never>(() => undefined)

function Suspended(): never {
  return use(NEVER)
}

test('Escape closes a dialog after React has discarded the rendering of a second one', async () => {
  // If `NODE_ENV` is «test», antd gives all dialogs the same id, and this test needs two different ids.
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const closed = jest.fn()
  const dialogs = (hasQuestion: boolean) => (
    <>
      <Modal open title="Форма" onCancel={closed} />
      {hasQuestion && (
        <Suspense fallback={null}>
          <Modal open title="Вопрос" />
          <Suspended />
        </Suspense>
      )}
    </>
  )
  const { rerender } = render(dialogs(false))
  await act(async () => rerender(dialogs(true)))
  await act(async () => rerender(dialogs(false)))
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(closed).toHaveBeenCalledTimes(1)
})
