import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { staticResponseHandler } from '../../mocks/testing'
import type { Salary } from '../../src/api/salary'
import type { PayBatchResult } from '../../src/pages/salary/bulk/payResultLines'
import { SalaryPayResults } from '../../src/pages/salary/bulk/SalaryPayResults'
import { SalaryPage } from '../../src/pages/salary/SalaryPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { rows, SEARCH, stageParameters, WEEK } from './salaryScreen'

const clearStoredPayments = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('pay:')) localStorage.removeItem(key)
  return {}
}

const meta: Meta<typeof SalaryPage> = {
  title: 'Деньги/Массовая выплата',
  component: SalaryPage,
  loaders: [clearStoredPayments, stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof SalaryPage>

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')

const record = (id: number, payouts: number): Salary =>
  ({
    id,
    workDate: '2026-03-17',
    courier: { id, fio: `Курьер ${id}` },
    hoursAmount: payouts,
    orderAmount: 0,
    dailyBonus: 0,
    penalty: 0,
    totalAmount: payouts,
    holding: 0,
    paidDelivery: 0,
    payouts,
    isPaidOut: false,
  }) as Salary

const RECORDS = [1, 2, 3, 4, 5].map((id) => record(id, id * 1000))

export const ShiftRange: Story = {
  name: 'Диапазон с Shift',
  parameters: stageParameters('', {
    responses: [staticResponseHandler(SEARCH, [...RECORDS.slice(0, 4), record(5, 0)])],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(5))
    const boxes = rows(canvasElement).map((row) => within(row).getByRole('checkbox'))
    await expect(boxes[4]).toBeDisabled()
    await userEvent.click(boxes[0] as HTMLElement)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(boxes[3] as HTMLElement)
    await userEvent.keyboard('{/Shift}')
    await expect(await canvas.findByText(/4\sкурьера · 10\s000\s₸/)).toBeVisible()
  },
}

export const SelectUnpaid: Story = {
  name: 'Выбрать все неоплаченные',
  parameters: stageParameters('', {
    responses: [
      staticResponseHandler(SEARCH, [record(1, 1000), { ...record(2, 2000), isPaidOut: undefined }, record(3, 0)]),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать все неоплаченные' }))
    await expect(await canvas.findByText('Выбрано строк: 2, выплатить нельзя: 1')).toBeVisible()
    await expect(canvas.getByText(/2.курьера · 3.000.₸/)).toBeVisible()
  },
}

const outcome = (result: PayBatchResult['result'], ...of: readonly Salary[]): PayBatchResult => ({ rows: of, result })

const [ONE, TWO, THREE, FOUR, FIVE] = RECORDS as [Salary, Salary, Salary, Salary, Salary]
const REFUSED = { message: 'Касса закрыта', status: 422 }
const LOST = { message: 'Ответ не пришёл', outcome: 'unknown' as const }

export const Results: Story = {
  name: 'Результаты',
  render: () => (
    <SalaryPayResults
      rows={RECORDS}
      results={[
        outcome({ outcome: 'paid' }, ONE),
        outcome({ outcome: 'refused', failure: REFUSED }, TWO),
        outcome({ outcome: 'unknown', failure: LOST }, THREE),
        outcome({ outcome: 'busy' }, FOUR),
      ]}
    />
  ),
  parameters: stageParameters(''),
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('list')).getAllByRole('listitem')
    await expect(lines.map(({ textContent }) => plain(textContent))).toEqual([
      'выплачено: 1 строка на 1 000 ₸',
      'отказано: 1 строка на 2 000 ₸ (Касса закрыта)',
      'неизвестно, выплачено ли: 1 строка на 3 000 ₸ (Ответ не пришёл)',
      'занято другой вкладкой: 1 строка на 4 000 ₸',
      'не отправлено: 1 строка на 5 000 ₸',
    ])
    await expect(FIVE.payouts).toBe(5000)
    await expect(canvas.getByRole('button', { name: 'Скачать список' })).toBeEnabled()
  },
}

export const SheetOnPaper: Story = {
  name: 'Ведомость на бумаге',
  parameters: stageParameters(`&${WEEK}`, {
    responses: [
      staticResponseHandler(SEARCH, RECORDS),
      staticResponseHandler('/manage/salary/summary', { payouts: 16_000 }),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(5))
    await userEvent.click(canvas.getByRole('button', { name: 'Ведомость' }))
    const dialog = await findVisibleDialog('Ведомость на выплату: Караганда')
    await dialog.findByRole('table')
    const paper = document.querySelector('.payout-print') as HTMLElement
    await expect(getComputedStyle(paper).display).toBe('none')
    const lines = [...paper.querySelectorAll('tbody tr')].map((row) => plain(row.textContent))
    await expect(lines).toHaveLength(6)
    await expect(lines[0]).toBe('1Курьер 111 000 ₸')
    await expect(lines.at(-1)).toBe('Итого15 000 ₸')
    const head = plain(paper.querySelector('th')?.textContent)
    await expect(head).toBe(
      'Неполная ведомость на выплату: КарагандаЗа 09-03-2026 – 15-03-2026, всего 15 000 ₸Итог сервера 16 000 ₸, в ведомости 15 000 ₸',
    )
    await expect(dialog.getByRole('button', { name: 'Печать неполной' })).toBeVisible()
    await expect(within(paper).getByText('Выдал')).toBeInTheDocument()
    const printed = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .map(({ cssText }) => cssText)
      .join()
    await expect(printed).toMatch(/\.payout-print/)
    await expect(printed).toMatch(/Страница/)
    await userEvent.click(dialog.getByRole('button', { name: 'Готово' }))
  },
}

export const Unexplained: Story = {
  name: 'Не разложено',
  parameters: stageParameters('', {
    responses: [
      staticResponseHandler(SEARCH, [{ ...record(1, 6500), hoursAmount: 0, orderAmount: 6500, totalAmount: 6500 }]),
      staticResponseHandler('/manage/slot/search', [
        {
          id: 9,
          courier: { id: 1, fio: 'Курьер 1', courierTypeId: 1 },
          createdAt: '2026-03-17 09:00:00',
          finishedAt: '2026-03-17 18:00:00',
          countOrder: 12,
          salary: { orderAmount: 6000, dailyBonus: 0 },
          sumDelivery: 0,
        },
      ]),
      staticResponseHandler('/manage/courier/1/penalty', []),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Развернуть строку' })[0] as HTMLElement)
    const proof = within(await canvas.findByRole('table', { name: 'Из чего сложилась выплата' }))
    const rest = await proof.findByText(/^не разложено/)
    await expect(plain(rest.textContent)).toBe('не разложено: 500 ₸')
    await expect(rest.closest('tr')).toHaveTextContent('Заказы')
    await expect(canvas.queryByText(/Не удалось|Ошибка/)).toBeNull()
  },
}
