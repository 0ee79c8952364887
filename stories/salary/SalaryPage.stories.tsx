import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { SalaryPage } from '../../src/pages/salary/SalaryPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import {
  cellWith,
  forgetPayments,
  PATH,
  payments,
  rows,
  SEARCH,
  searches,
  stageParameters,
  texts,
  WEEK,
} from './salaryScreen'

const meta: Meta<typeof SalaryPage> = {
  title: 'Деньги/Выплаты',
  tags: ['экран'],
  component: SalaryPage,
  loaders: [forgetPayments, stageLoader],
  decorators: [onStage],
  parameters: stageParameters(''),
}
export default meta

type Story = StoryObj<typeof SalaryPage>

const THIS_WEEK = { dateStart: '2026-03-16', dateEnd: '2026-03-18' }

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(20))
    await expect(canvas.getByRole('heading', { name: 'Выплаты' })).toBeVisible()
    for (const title of [
      'Дата',
      'Курьер',
      'Часы',
      'Заказы',
      'Бонусы за день',
      'Штрафы',
      'Итого',
      'Удержание',
      'К выплате',
    ]) {
      await expect(canvas.getByRole('columnheader', { name: title })).toBeVisible()
    }
    await expect(texts(rows(canvasElement)[0])[0]).toMatch(/^\d\d-\d\d-2026$/)
    await expect(await canvas.findByText(cellWith(/^Итого с 16-03-2026 по 18-03-2026, \d+\sзапис/))).toBeVisible()
    await expect(await canvas.findByText(cellWith(/^Выплачено .*₸, осталось выплатить$/))).toBeVisible()
    await expect(searches(stageOf(loaded))[0]).toEqual({
      call: 'POST /v1/manage/salary/search?page=1&cityId=1',
      body: THIS_WEEK,
    })
    const call = 'POST /v1/manage/salary/summary?cityId=1'
    await expect(stageOf(loaded).calls).toContainEqual({ call, body: THIS_WEEK })
    await expect(stageOf(loaded).calls).toContainEqual({ call, body: { ...THIS_WEEK, isPaidOut: false } })
    const row = texts(rows(canvasElement)[0])
      .slice(2, 10)
      .map((text) => Number(text.replace(/[^\d−]/g, '').replace('−', '-')))
    const [hours = 0, orders = 0, bonus = 0, penalty = 0, total, holding = 0, delivery = 0, payouts] = row
    await expect(hours + orders + bonus + penalty).toBe(total)
    await expect((total ?? 0) + holding + delivery).toBe(payouts)
  },
}

export const NoCity: Story = {
  name: 'Город не выбран',
  parameters: { stage: { address: PATH, person: 'manager' } },
  play: async ({ canvasElement, loaded }) => {
    await waitFor(() => expect(rows(canvasElement).length).toBeGreaterThan(0))
    await expect(stageOf(loaded).address()).toBe(`${PATH}?cityId=1`)
  },
}

export const Periods: Story = {
  name: 'Период',
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const periods = within(await canvas.findByRole('navigation', { name: 'Период' }))
    await expect(periods.getByRole('link', { name: 'Неделя' })).toHaveAttribute('aria-current')
    await userEvent.click(periods.getByRole('link', { name: 'Прошлая неделя' }))
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?cityId=1&${WEEK}`))
    await expect(periods.getByRole('link', { name: 'Прошлая неделя' })).toHaveAttribute('aria-current')
    await expect(canvas.getByText(cellWith(/^Итого с 09-03-2026 по 15-03-2026/))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Дата с: 09-03-2026: убрать условие' }))
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?cityId=1&dateStart=all&dateEnd=2026-03-15`))
  },
}

export const ReversedPeriod: Story = {
  name: 'Даты наоборот',
  parameters: stageParameters('&dateStart=2026-03-15&dateEnd=2026-03-09'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('«Дата с» позже, чем «Дата по»')).toBeVisible()
    await expect(await canvas.findByText('«Дата с» позже, чем «Дата по»: исправьте период')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: stageParameters('', { responses: [emptyListHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список выплат пуст')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: stageParameters('', { responses: [pendingHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'К выплате' })).toBeVisible()
    await expect(canvas.queryByText('Список выплат пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: stageParameters('', { responses: [failingHandler(SEARCH, 500, 'Сервер временно недоступен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(searches(stageOf(loaded)).length).toBeGreaterThan(1))
  },
}

export const AllFailed: Story = {
  name: 'Ничего не загрузилось',
  tags: ['ошибка'],
  parameters: stageParameters('', {
    responses: ['/manage/salary/search', '/manage/salary/summary', '/dictionary/courier'].map((path) =>
      failingHandler(path, 500, 'Сервер временно недоступен'),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(/Сервер временно недоступен/)).toHaveLength(1))
  },
}

export const Forbidden: Story = {
  parameters: stageParameters('', { responses: [failingHandler(SEARCH, 403, 'Нет прав на выплаты')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на выплаты')).toBeVisible()
  },
}

export const TotalsFail: Story = {
  name: 'Итоги не загрузились',
  parameters: stageParameters('', { responses: [failingHandler('/manage/salary/summary', 500, 'Итогов нет')] }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(20))
    await expect(await canvas.findByText('Итогов нет')).toBeVisible()
  },
}

export const SalaryAlone: Story = {
  name: 'Только выплаты',
  parameters: stageParameters('', {
    person: 'manager',
    arrange: ({ db }) => void db.roles.update('manager', { permissions: ['salary_manage'] }),
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(20))
    await expect(within(rows(canvasElement)[0] as HTMLElement).queryByRole('link')).toBeNull()
  },
}

export const FilterAndGroup: Story = {
  name: 'Фильтр и группы',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(20))
    await chooseOption(canvas.getByLabelText('Выплата'), 'Не начислена')
    await userEvent.click(canvas.getByLabelText('Группировать'))
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(texts(rows(canvasElement)[0])[0]).toMatch(/^\d\d-\d\d-2026 – \d\d-\d\d-2026$/))
    await expect(stageOf(loaded).address()).toBe(
      `${PATH}?cityId=1&dateStart=2026-03-16&dateEnd=2026-03-18&isPaidOut=false&group=true`,
    )
    await expect(searches(stageOf(loaded)).at(-1)).toEqual({
      call: 'POST /v1/manage/salary/search?page=1&cityId=1&group=true',
      body: { ...THIS_WEEK, isPaidOut: false },
    })
    await userEvent.click(canvas.getByLabelText('Группировать'))
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await waitFor(() =>
      expect(stageOf(loaded).address()).toBe(
        `${PATH}?cityId=1&dateStart=2026-03-16&dateEnd=2026-03-18&isPaidOut=false`,
      ),
    )
    await expect(canvas.queryByText(/^Группировать:/)).toBeNull()
    await userEvent.click(canvas.getByLabelText('Группировать'))
    await userEvent.click(canvas.getByLabelText('Группировать'))
    await expect(canvas.getByRole('button', { name: 'Применить' })).toBeDisabled()
  },
}

export const Reload: Story = {
  name: 'Обновление списка',
  play: async ({ canvas, userEvent, loaded }) => {
    const summaries = () => stageOf(loaded).calls.filter(({ call }) => call.includes('/salary/summary'))
    await waitFor(() => expect(summaries()).toHaveLength(2))
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить список' }))
    await waitFor(() => expect(summaries()).toHaveLength(4))
  },
}

export const PayBulk: Story = {
  name: 'Выплата многим',
  parameters: stageParameters(`&${WEEK}&isPaidOut=false&group=true`),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(rows(canvasElement).length).toBeGreaterThan(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать все неоплаченные' }))
    await expect(await canvas.findByText(/курьер.* · .*₸/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Выплатить' })[0] as HTMLElement)
    const dialog = await findVisibleDialog('Выплатить деньги курьерам?')
    await userEvent.click(dialog.getByRole('button', { name: 'Выплатить' }))
    await expect(await canvas.findByText('Список выплат пуст')).toBeVisible()
    const sent = payments(stage).flatMap(({ body }) => (body as { ids: number[] }).ids)
    await expect(new Set(sent).size).toBe(sent.length)
    await expect(sent.length).toBeGreaterThan(1)
  },
}

export const Proof: Story = {
  name: 'Проверка',
  parameters: stageParameters('&dateStart=2026-03-10&dateEnd=2026-03-10'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rows(canvasElement).length).toBeGreaterThan(3))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Развернуть строку' })[0] as HTMLElement)
    const proof = within(await canvas.findByRole('table', { name: 'Из чего сложилась выплата' }))
    await expect(proof.getAllByRole('row')).toHaveLength(8)
    await expect(proof.getByText(/^Смена \d\d:\d\d–\d\d:\d\d: /)).toBeVisible()
    await expect(proof.getByText(/в час \((Стандарт|Продвинутый|Премиум)\)/)).toBeVisible()
    await expect(proof.queryByText(/не разложено/)).toBeNull()
  },
}

export const ProofOfGroup: Story = {
  name: 'Проверка группы',
  parameters: stageParameters(`&${WEEK}&group=true`),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rows(canvasElement).length).toBeGreaterThan(3))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Развернуть строку' })[0] as HTMLElement)
    const days = within(await canvas.findByRole('table', { name: 'Дни группы' }))
    await expect(days.getAllByRole('row').length).toBeGreaterThan(2)
    await expect(texts(days.getAllByRole('row').at(-1) as HTMLTableRowElement).join(' ')).toMatch(
      /^Не разложено( 0\s₸)+$/,
    )
  },
}

export const Sheet: Story = {
  name: 'Ведомость',
  parameters: stageParameters(`&${WEEK}&group=true&isPaidOut=false`),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rows(canvasElement).length).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Ведомость' }))
    const dialog = await findVisibleDialog('Ведомость на выплату: Караганда')
    const table = within(await dialog.findByRole('table'))
    await expect(table.getByRole('columnheader', { name: 'Подпись' })).toBeVisible()
    const total = texts(table.getAllByRole('row').at(-1) as HTMLTableRowElement)
    await expect(total[0]).toBe('Итого')
    const footer = canvas.getByText(cellWith(/^Итого с 09-03-2026 по 15-03-2026, не начисленные/)).closest('tr')
    await expect((footer?.textContent ?? '').replace(/\s/g, ' ')).toContain(`К выплате: ${total[1]}`)
    await expect(dialog.queryByRole('alert')).toBeNull()
    await expect(dialog.getByText(/^За 09-03-2026 – 15-03-2026, \d+\sкурьер/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Скачать XLSX' })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Печать' })).toBeEnabled()
  },
}
