import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import type { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { stageOf } from '../stage'
import { ADD, at, draft, EDIT, enter, texts } from './dayScreen'
import { changesOf, reduceDraft } from './schedulesScreen'
import { weekScreen } from './weekScreen'

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/День',
  tags: ['экран'],
  ...weekScreen,
  parameters: { stage: { address: EDIT, person: 'dispatcher', arrange: reduceDraft } },
}
export default meta

type Story = StoryObj<typeof SchedulePage>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Смены дня' })
    await waitFor(() => expect(texts(canvas, 0)[0]).toMatch(/^\d\d:\d\d$/))
    await expect(texts(canvas, 0)[5]).not.toBe('')
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const Add: Story = {
  parameters: at(ADD),
  play: async ({ canvas, userEvent, loaded }) => {
    await enter(canvas)
    await userEvent.keyboard('9-18 п13-1330{Tab}{Tab}{Tab}{Tab}')
    await expect(canvas.getByRole('combobox', { name: 'Отправная точка, строка 1' })).toHaveFocus()
    await userEvent.keyboard('юго{Tab}')
    await expect(canvas.getByRole('combobox', { name: 'Курьер, строка 1' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
    await waitFor(() =>
      expect(texts(canvas, 0).slice(0, 5)).toEqual(['09:00', '18:00', '13:00', '13:30', 'Юго-Восток']),
    )
    await expect(texts(canvas, 0)[5]).not.toBe('')
    await expect(texts(canvas, 1)).toEqual(['09:00', '18:00', '13:00', '13:30', 'Юго-Восток', ''])
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить строку 2' }))
    await expect(canvas.getByRole('button', { name: 'Удалить строку 1' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Создать' }))
    await expect(await canvas.findByText('Расписание дня создано')).toBeVisible()
    const [{ call, body } = { call: '', body: undefined }] = changesOf(stageOf(loaded))
    await expect(call).toBe('POST /v1/manage/schedule/16/day/2026-04-02')
    await expect(body).toEqual({
      items: [
        {
          pointId: 2,
          courierId: expect.any(Number),
          timeStart: '09:00',
          timeEnd: '18:00',
          breakTimeStart: '13:00',
          breakTimeEnd: '13:30',
          shiftId: 1,
        },
      ],
    })
    await waitFor(() => expect(stageOf(loaded).address()).not.toContain('mode='))
  },
}

export const Required: Story = {
  name: 'Обязательные поля',
  tags: ['форма'],
  parameters: at(ADD),
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('grid')
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать' }))
    await waitFor(() => expect(canvas.getAllByText('Поле обязательное')).toHaveLength(4))
    await expect(canvas.getByText(/^Исправьте 1.ошибку, чтобы сохранить день$/)).toBeVisible()
    await expect(changesOf(stageOf(loaded))).toEqual([])
  },
}

export const Edit: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await enter(canvas)
    const before = texts(canvas, 0)
    const save = canvas.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await userEvent.keyboard('1015{Tab}')
    await waitFor(() => expect(save).toBeEnabled())
    await expect(canvas.getByRole('img', { name: 'не сохранено' })).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(texts(canvas, 0)).toEqual(before))
    await expect(save).toBeDisabled()
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(texts(canvas, 0)[0]).toBe('10:15'))
    await userEvent.click(save)
    await expect(await canvas.findByText('Расписание дня сохранено')).toBeVisible()
    const [sent] = changesOf(stageOf(loaded))
    await expect(sent?.body).toMatchObject({ items: [{ timeStart: '10:15' }, {}] })
    await expect(JSON.stringify(sent?.body)).not.toContain('shiftId')
  },
}

export const ByKeys: Story = {
  name: 'Клавишами',
  play: async ({ canvas, userEvent, loaded }) => {
    await enter(canvas)
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(canvas.getByRole('grid').querySelector('input')).not.toHaveFocus())
    await userEvent.click(canvas.getByRole('textbox', { name: 'Начало, строка 1' }))
    const count = canvas.getByRole('grid').querySelectorAll('tbody tr').length
    await expect(count).toBeGreaterThan(1)
    await userEvent.keyboard('{Control>}{Delete}{/Control}')
    await waitFor(() => expect(canvas.getByRole('grid').querySelectorAll('tbody tr')).toHaveLength(count - 1))
    await expect(canvas.getByRole('textbox', { name: 'Начало, строка 1' })).toHaveFocus()
    for (let cells = 6 * (count - 1); cells > 1; cells--) await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: `Курьер, строка ${count - 1}` })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('grid').querySelector('.cell-input')).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('grid').querySelector('tbody td') as Element)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Начало, строка 1' })).toHaveFocus())
    await userEvent.keyboard('1015{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Расписание дня сохранено')).toBeVisible()
    await expect(changesOf(stageOf(loaded))[0]?.body).toMatchObject({ items: [{ timeStart: '10:15' }] })
  },
}

export const InvalidText: Story = {
  name: 'Время не распознано',
  play: async ({ canvas, userEvent }) => {
    await enter(canvas)
    const [start] = texts(canvas, 0)
    await userEvent.keyboard('99{Escape}')
    await expect(texts(canvas, 0)[0]).toBe(start)
    await userEvent.keyboard('утром{Enter}')
    await expect(await canvas.findByText('Время не распознано')).toBeVisible()
    await expect(texts(canvas, 0)[0]).toBe('утром')
    await expect(canvas.getByText('время не понято')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText(/^Исправьте 1.ошибку/)).toBeVisible()
  },
}

export const Warnings: Story = {
  name: 'Предупреждения',
  play: async ({ canvas, userEvent }) => {
    await enter(canvas)
    await userEvent.keyboard('18-7{Tab}')
    await waitFor(() => expect(texts(canvas, 0)[1]).toBe('07:00 +1'))
    await expect(await canvas.findByText('смена 13 ч, больше 12 ч')).toBeVisible()
    await userEvent.keyboard('18{Tab}')
    await expect(await canvas.findByText('начало и конец совпадают: смена на сутки')).toBeVisible()
  },
}

export const Paste: Story = {
  name: 'Вставка',
  play: async ({ canvas }) => {
    await enter(canvas)
    const input = canvas.getByRole('textbox', { name: 'Начало, строка 1' })
    const data = new DataTransfer()
    data.setData('text/plain', '8:00\t12:00\n9\t13\t\t\tСтепной\nутром\t15\t\t\tЛунный')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await waitFor(() => expect(texts(canvas, 0).slice(0, 2)).toEqual(['08:00', '12:00']))
    await expect(texts(canvas, 1).slice(0, 5)).toEqual(['09:00', '13:00', '', '', 'Степной'])
    await expect(texts(canvas, 2).slice(0, 5)).toEqual(['утром', '15:00', '', '', 'Лунный'])
    await expect(await canvas.findByText('Время не распознано')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Точка не найдена')).toHaveLength(1))
  },
}

export const NoMatch: Story = {
  name: 'Нет совпадений',
  tags: ['пусто'],
  parameters: at(ADD),
  play: async ({ canvas, userEvent }) => {
    await enter(canvas)
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}ыыы')
    await expect(await screen.findByText('Совпадений не найдено')).toBeVisible()
  },
}

export const NoPointsNoCouriers: Story = {
  name: 'Нет ни точек, ни курьеров',
  tags: ['пусто'],
  parameters: at(ADD, emptyListHandler('/dictionary/point/:id'), emptyListHandler('/dictionary/courier')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отправные точки отсутствуют')).toBeVisible()
    await expect(await canvas.findByText('Курьеры отсутствуют')).toBeVisible()
  },
}

export const ListsFailed: Story = {
  name: 'Списки не загрузились',
  parameters: at(ADD, failingHandler('/dictionary/point/:id', 500, 'Точки не загрузились')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Точки не загрузились')).toBeVisible()
    await expect(await canvas.findByRole('grid')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: at(EDIT, pendingHandler('/manage/schedule/:id/day/:date')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('tab')).toHaveLength(7)
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

const refusing = http.post('*/v1/manage/schedule/:id/day/:date', () =>
  HttpResponse.json({ message: 'Смены курьера пересекаются: 09:00–18:00 и 10:00–12:00' }, { status: 409 }),
)

export const SaveRefused: Story = {
  parameters: at(EDIT, refusing),
  play: async ({ canvas, userEvent, loaded }) => {
    await enter(canvas)
    await userEvent.keyboard('1015{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText(/Вторник: ✗ не сохранено\. Смены курьера пересекаются/)).toBeVisible()
    await expect(texts(canvas, 0)[0]).toBe('10:15')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(changesOf(stageOf(loaded))).toHaveLength(2))
  },
}

export const Conflict: Story = {
  name: 'Конфликт изменений',
  play: async ({ canvas, userEvent, loaded }) => {
    await enter(canvas)
    await userEvent.keyboard('1015{Tab}')
    const { db } = stageOf(loaded).world
    const day = db.scheduleDays.all().find(({ date, scheduleId }) => date === '2026-03-31' && scheduleId === draft.id)
    const rows = (day?.draft ?? []).map((row) => ({
      ...row,
      timeStart: '11:00',
      breakTimeStart: null,
      breakTimeEnd: null,
    }))
    db.scheduleDays.update(day?.id ?? 0, { draft: rows })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const dialog = await findVisibleDialog('Вторник: день изменён коллегой')
    const mine = dialog.getAllByRole('radio', { name: /^Мои:/ })
    await expect(mine[0]).toBeChecked()
    await expect(mine[1]).not.toBeChecked()
    await expect(changesOf(stageOf(loaded))).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Применить выбор' }))
    await waitFor(() => expect([texts(canvas, 0)[0], texts(canvas, 1)[0]]).toEqual(['10:15', '11:00']))
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Расписание дня сохранено')).toBeVisible()
    await expect(changesOf(stageOf(loaded))[0]?.body).toMatchObject({
      items: [{ timeStart: '10:15' }, { timeStart: '11:00' }],
    })
  },
}

export const Leave: Story = {
  name: 'Уход',
  play: async ({ canvas, userEvent, loaded }) => {
    await enter(canvas)
    await userEvent.keyboard('1015{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }))
    const question = await findVisibleDialog('Отменить изменения и уйти со страницы?')
    await userEvent.click(question.getByRole('button', { name: 'Нет, остаться' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(texts(canvas, 0)[0]).toBe('10:15')
    await userEvent.click(canvas.getByRole('link', { name: /Назад/ }))
    await findVisibleDialog('Отменить изменения и уйти со страницы?')
    await expect(stageOf(loaded).address()).toContain('/schedules/16')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Да, уйти' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/schedules?cityId=1'))
    await expect(changesOf(stageOf(loaded))).toEqual([])
  },
}

export const Blocked: Story = {
  name: 'Нельзя сохранить',
  parameters: at(
    EDIT,
    staticResponseHandler('/dictionary/courier', [{ value: 9999, label: 'Другой Курьер', courierTypeId: 1 }]),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('курьер заблокирован')).length).toBe(2)
    await expect(texts(canvas, 0)[5]).not.toMatch(/№/)
  },
}
