import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler } from '../../mocks/testing'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { postRequests, rowIds, searches } from './ordersScreen'

const SEARCH = '/manage/order/archive/search'

const onPage = (page: number, answer: () => Response | Promise<never>) =>
  http.post(`*/v1${SEARCH}`, ({ request }) =>
    new URL(request.url).searchParams.get('page') === String(page) ? answer() : undefined,
  )

/** These stories mock the requests for pages of orders. They use the archive, where only the list and the export send such requests. */
const stage = (settings: object = {}) => ({
  stage: { address: '/archive-orders?cityId=1&status=100', person: 'administrator', ...settings },
})

const meta: Meta<typeof ArchivePage> = {
  title: 'Заказы/Выгрузка заказов',
  component: ArchivePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof ArchivePage>

async function startExport(canvas: HTMLElement, format: 'Excel (XLSX)' | 'CSV', isEmpty = false) {
  if (isEmpty) await within(canvas).findByText('В архиве нет таких заказов')
  else await waitFor(() => expect(rowIds(canvas).length).toBeGreaterThan(0))
  await userEvent.click(within(canvas).getByRole('button', { name: /Экспорт/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: format }))
  const name = format === 'CSV' ? 'Экспорт в CSV' : 'Экспорт в Excel'
  return findVisibleDialog(name)
}

/** The export reads about thirty pages in sequence, so the default timeout is too short. */
const PATIENCE = { timeout: 90_000 }

const pagesOf = (calls: { call: string }[]) => calls.map(({ call }) => new URL(call.slice(5), 'http://x').search)

export const Xlsx: Story = {
  name: 'Выгрузка в Excel',
  parameters: stage({ address: '/archive-orders?orderBy=id_SORT_ASC&page=2&cityId=1&status=100' }),
  play: async ({ canvasElement, loaded }) => {
    const dialog = await startExport(canvasElement, 'Excel (XLSX)')
    await expect(await dialog.findByText(/^Файл сохранён: \d+\sзапис/, {}, PATIENCE)).toBeVisible()
    await expect(dialog.getByText('Архив заказов Караганда 18-03-2026 13-00.xlsx')).toBeVisible()
    const [list, ...read] = postRequests(stageOf(loaded), SEARCH)
    await expect(pagesOf(read).slice(0, 2)).toEqual(['?page=1', '?page=2'])
    for (const { body } of read) await expect(body).toEqual(list?.body)
    await userEvent.click(dialog.getByText('Закрыть', { selector: 'span' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Csv: Story = {
  name: 'Выгрузка в CSV',
  play: async ({ canvasElement }) => {
    const dialog = await startExport(canvasElement, 'CSV')
    await expect(await dialog.findByText('Архив заказов Караганда 18-03-2026 13-00.csv', {}, PATIENCE)).toBeVisible()
  },
}

export const Progress: Story = {
  name: 'Ход выполнения',
  tags: ['загрузка'],
  parameters: stage({ responses: [onPage(2, () => new Promise<never>(() => undefined))] }),
  play: async ({ canvasElement, loaded }) => {
    const dialog = await startExport(canvasElement, 'Excel (XLSX)')
    const step = await dialog.findByText(/^Страница 2 из \d+$/)
    await expect(step).toBeVisible()
    await expect(dialog.getByRole('progressbar', { name: 'Ход экспорта' })).toBeVisible()
    const requests = () => pagesOf(postRequests(stageOf(loaded), SEARCH))
    await waitFor(() => expect(requests()).toEqual(['?page=1', '?page=1', '?page=2']))
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(requests()).toHaveLength(3)
  },
}

export const Failed: Story = {
  parameters: stage({
    responses: [onPage(2, () => HttpResponse.json({ message: 'Сервер перегружен' }, { status: 500 }))],
  }),
  play: async ({ canvasElement, loaded }) => {
    const dialog = await startExport(canvasElement, 'CSV')
    await expect(await dialog.findByText('Экспорт не удался: Сервер перегружен')).toBeVisible()
    await expect(
      dialog.getByText('Файл не создан. Прочитанное сохранено: повтор начнётся со страницы 2.'),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Повторить' }))
    await waitFor(() =>
      expect(pagesOf(postRequests(stageOf(loaded), SEARCH))).toEqual(['?page=1', '?page=1', '?page=2', '?page=2']),
    )
    await expect(await dialog.findByText('Экспорт не удался: Сервер перегружен')).toBeVisible()
  },
}

export const Long: Story = {
  name: 'Длинные тексты',
  parameters: stage({
    responses: [
      http.post(`*/v1${SEARCH}`, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        const headers = {
          'x-pagination-total-count': '123456',
          'x-pagination-per-page': '20',
          'x-pagination-page-count': '6173',
        }
        return page <= 2
          ? HttpResponse.json([{ id: page, status: 100 }], { headers })
          : HttpResponse.json([], { headers })
      }),
    ],
  }),
  play: async ({ canvasElement, loaded }) => {
    const dialog = await startExport(canvasElement, 'CSV')
    await expect(await dialog.findByText(/^Найдено 123\s456\sзаписей, (около|несколько)/)).toBeVisible()
    await expect(dialog.getByText(/^Выгрузятся первые 50\s000\. Сузьте фильтр/)).toBeVisible()
    await expect(pagesOf(postRequests(stageOf(loaded), SEARCH))).toEqual(['?page=1', '?page=1'])
    await userEvent.click(dialog.getByRole('button', { name: 'Выгрузить' }))
    await expect(await dialog.findByText(/^Файл сохранён: 2\sзаписи$/, {}, PATIENCE)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: stage({ responses: [emptyListHandler(SEARCH)] }),
  play: async ({ canvasElement }) => {
    const dialog = await startExport(canvasElement, 'CSV', true)
    await expect(await dialog.findByText('Выгружать нечего')).toBeVisible()
    await expect(dialog.getByText('По этому фильтру ничего не найдено.')).toBeVisible()
  },
}

export const Active: Story = {
  name: 'Активен',
  parameters: stage({ address: '/orders?cityId=1&paymentTypeId=1' }),
  render: () => <OrdersPage />,
  play: async ({ canvasElement, loaded }) => {
    const dialog = await startExport(canvasElement, 'Excel (XLSX)')
    await expect(await dialog.findByText('Заказы Караганда 18-03-2026 13-00.xlsx')).toBeVisible()
    const requested = searches(stageOf(loaded))
    await expect(requested.map(({ body }) => body)).toEqual([
      { cityId: 1, paymentTypeId: 1 },
      { cityId: 1, paymentTypeId: 1 },
    ])
  },
}
