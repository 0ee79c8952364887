import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { writeFormDraft } from '../../src/ui/form/formDrafts'
import { openWeek, setUpWeek, THIS_WEEK } from './openWeek'

setUpWeek()

const SHIFT = { courierId: 4, pointId: 2, start: 540, end: 1080, breakStart: null, breakEnd: null }

async function restore(query: string) {
  const pasted = { ...SHIFT, courierId: null, start: 600, unread: { courier: 'Ким Асель' } }
  const draft = { '2026-03-17': { base: [SHIFT], rows: [SHIFT, pasted] } }
  writeFormDraft({ userId: 3, address: '/schedules/7', form: 'week' }, draft)
  openWeek(`day=2026-03-17&${query}`, THIS_WEEK)
  await within(await screen.findByRole('grid')).findByText(/Ким Асель/)
  fireEvent.click(await screen.findByRole('button', { name: 'Восстановить' }))
}

test('names stored as text are resolved in the open form of a day; an undo is not repeated', async () => {
  await restore('mode=edit')
  const refusals = () => screen.queryAllByText('Курьер не найден').length
  expect(screen.getAllByText('Ким Асель')).toHaveLength(2)
  expect(refusals()).toBe(0)
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(refusals()).toBe(1)
})

test('names stored as text are resolved in the week', async () => {
  await restore('view=week&draft=true')
  expect(screen.queryByRole('row', { name: /Без курьера/ })).toBeNull()
  const day = within(screen.getByRole('row', { name: /Ким Асель/ })).getAllByRole('cell')[0]
  expect(day?.textContent).toContain('10–18')
})
