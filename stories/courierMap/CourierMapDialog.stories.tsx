import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { empty, failing, pending } from '../../mocks/testing'
import { CourierMapDialog } from '../../src/parts/couriers/CourierMapDialog'
import { refresh } from '../../src/parts/couriers/courierMapStore'
import { pageLoader } from '../app/wholePage'
import { onStage, stageOf } from '../stage'

const SEARCH = '/manage/courier/search'

const meta: Meta<typeof CourierMapDialog> = {
  title: 'CourierMap/CourierMapDialog',
  component: CourierMapDialog,
  args: { isOpen: true, onClose: fn() },
  loaders: [pageLoader],
  decorators: [onStage],
  parameters: { stage: { person: 'administrator' } },
}
export default meta

type Story = StoryObj<typeof CourierMapDialog>

const answers = (...handlers: ReturnType<typeof failing>[]) => ({ stage: { answers: handlers } })

/** Rows of the list, once they are there. */
async function rows(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Курьеры' })
  return within(list).getAllByRole('button')
}

/** What was asked of the search of couriers, call by call. */
const searches = (loaded: Parameters<typeof stageOf>[0]) =>
  stageOf(loaded)
    .calls.filter(({ call }) => call === 'POST /v1/manage/courier/search?expand=slot%2ClastActiveOrder')
    .map(({ body }) => body)

const markers = () => [...document.querySelectorAll<HTMLElement>('.map-marker')]

/** Free couriers are green, the busy red, in words too. */
export const Loaded: Story = {
  play: async ({ loaded, args }) => {
    const found = await rows()
    await expect(found.length).toBeGreaterThan(5)
    await expect(screen.getByRole('dialog', { name: 'Карта курьеров' })).toBeVisible()
    await expect(screen.getByText(/^\d+ курьер(а|ов)?: свободны \d+, с заказом \d+$/)).toBeVisible()
    await waitFor(() => expect(markers()).toHaveLength(found.length))
    for (const marker of markers()) {
      const isFree = marker.getAttribute('aria-label')?.endsWith('Свободен')
      await expect(marker.style.color).toBe(isFree ? 'var(--courier-free)' : 'var(--courier-busy)')
    }
    await expect(searches(loaded)).toEqual([{ activeSlot: true, cityId: 1 }])
    await expect(stageOf(loaded).calls.map(({ call }) => call)).toContain('GET /v1/manage/courier/location/1')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** Who is chosen in the list is chosen on the map, and the other way round. */
export const ChoosesCourier: Story = {
  play: async () => {
    const [first, second] = await rows()
    if (!first || !second) throw new Error('two couriers are needed')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    const chosen = () => markers().find((marker) => marker.getAttribute('aria-pressed') === 'true')
    await waitFor(() => expect(chosen()).toBeVisible())
    const fio = first.querySelector('.courier-row__fio')?.textContent
    await expect(chosen()?.getAttribute('aria-label')).toContain(fio)
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'false')
  },
}

export const OtherCity: Story = {
  play: async ({ loaded }) => {
    await rows()
    await userEvent.click(screen.getByRole('combobox', { name: 'Город' }))
    await userEvent.click(await screen.findByText('Астана'))
    await waitFor(() => expect(searches(loaded).at(-1)).toEqual({ activeSlot: true, cityId: 2 }))
    await waitFor(() =>
      expect(stageOf(loaded).calls.map(({ call }) => call)).toContain('GET /v1/manage/courier/location/2'),
    )
    await rows()
  },
}

/** The map opens on the city of the page below. */
export const CityOfThePage: Story = {
  parameters: { stage: { address: '/orders?cityId=3' } },
  play: async ({ loaded }) => {
    await rows()
    await expect(searches(loaded)).toEqual([{ activeSlot: true, cityId: 3 }])
  },
}

/** Everything works without a mouse. */
export const ByKeyboard: Story = {
  play: async () => {
    const [first] = await rows()
    await waitFor(() => expect(markers().length).toBeGreaterThan(5))
    const placeOf = () => markers()[0]?.style.translate
    const before = placeOf()
    screen.getByRole('button', { name: 'Приблизить' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(placeOf()).not.toBe(before))
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Empty: Story = {
  parameters: answers(empty(SEARCH), empty('/manage/courier/location/:id')),
  play: async () => {
    await expect(await screen.findByText('Курьеры отсутствуют')).toBeVisible()
    await expect(markers()).toHaveLength(0)
  },
}

export const Loading: Story = {
  parameters: answers(pending(SEARCH)),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('application')).toBeVisible())
    await expect(screen.queryByText('Курьеры отсутствуют')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: answers(failing(SEARCH, 500, 'Сервер временно недоступен')),
  play: async ({ loaded }) => {
    await expect(await screen.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(searches(loaded)).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: answers(failing(SEARCH, 403, 'Нет прав на карту курьеров')),
  play: async () => {
    await expect(await screen.findByText('Нет прав на карту курьеров')).toBeVisible()
  },
}

/** A refresh that fails keeps the couriers in sight and says that they are old. */
export const RefreshFailed: Story = {
  play: async ({ msw }) => {
    const before = await rows()
    msw.use(failing(SEARCH, 500, 'Сервер временно недоступен'))
    await refresh()
    await expect(await screen.findByText('Не удалось обновить')).toBeVisible()
    await expect(await rows()).toHaveLength(before.length)
  },
}
