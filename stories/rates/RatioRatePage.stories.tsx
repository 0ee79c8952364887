import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PAY_RATIO_CONDITION_IDS } from '../../mocks/seeds/rates'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { RatioRatePage } from '../../src/pages/rates/ratioRate/RatioRatePage'
import { ROW } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, type Stage, type StageSettings, stageLoader, stageOf } from '../stage'

const PATH = '/settings/ratio-rate'
const LIST = '/manage/courier-ratio-rate/:cityId'

const meta: Meta<typeof RatioRatePage> = {
  title: 'Деньги/Повышенная ставка',
  tags: ['экран'],
  component: RatioRatePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: `${PATH}?cityId=1` } },
}
export default meta

type Story = StoryObj<typeof RatioRatePage>

const at = (query: string, more: Partial<StageSettings> = {}) => ({
  stage: { address: `${PATH}?cityId=1${query}`, ...more },
})
const rows = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLTableRowElement>(ROW)].map((row) =>
    [...row.cells].slice(0, 7).map((cell) => cell.textContent),
  )
const changes = ({ calls }: Stage) => calls.filter(({ call }) => !call.startsWith('GET'))
const loads = ({ calls }: Stage) => calls.filter(({ call }) => call.startsWith('GET'))

export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(4))
    await expect(canvas.getByRole('heading', { name: 'Повышенные ставки' })).toBeVisible()
    for (const title of ['Тип курьера', 'Период дат', 'Время', 'Дни недели', 'Коэффициент', 'Приоритет', 'Статус']) {
      await expect(canvas.getByRole('columnheader', { name: title })).toBeVisible()
    }
    await expect(rows(canvasElement)).toContainEqual([
      'Все типы',
      'Без ограничений',
      '18:00–22:00',
      'ПТ, СБ',
      '1,3',
      '10',
      'Включен',
    ])
    await expect(rows(canvasElement)[0]?.[6]).toBe('Выключен')
    await expect(canvas.getByRole('button', { name: 'Создать условие' })).toBeEnabled()
  },
}

export const Empty: Story = {
  parameters: at('', { responses: [emptyListHandler(LIST)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список условий пуст')).toBeVisible()
    await expect(canvas.queryByText('Неделя по получасам')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: at('', { responses: [pendingHandler(LIST)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Приоритет' })).toBeVisible()
  },
}

export const ServerError: Story = {
  parameters: at('', { responses: [failingHandler(LIST, 500, 'Сервер временно недоступен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(loads(stageOf(loaded))).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: at('', { responses: [failingHandler(LIST, 403, 'Нет прав на ставки')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на ставки')).toBeVisible()
  },
}

/** After a save the dialog closes first and the list reloads about 0.4 s later. The story checks that the list does not reload earlier. */
export const Add: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(4))
    await userEvent.click(canvas.getByRole('button', { name: 'Создать условие' }))
    const dialog = await findVisibleDialog('Создание условия')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(2)
    await userEvent.type(dialog.getByLabelText(/Коэффициент/), '10,5')
    await expect(await dialog.findByText('Значение должно быть не больше 10')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/Коэффициент/))
    await userEvent.type(dialog.getByLabelText(/Коэффициент/), '1,45')
    await userEvent.type(dialog.getByLabelText(/Приоритет/), '50')
    await chooseOption(dialog.getByLabelText(/Дни недели/), 'СР')
    await userEvent.keyboard('{Escape}')
    await expect(await dialog.findByText(/Если включить: изменится 48 получасов/)).toBeVisible()
    const before = loads(stage).length
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Условие создано')).toBeVisible()
    await expect(loads(stage)).toHaveLength(before)
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(5))
    await expect(stage.address()).toBe(`${PATH}?cityId=1`)
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/courier-ratio-rate',
        body: {
          cityId: 1,
          typeId: null,
          ratio: 1.45,
          priority: 50,
          timeStart: null,
          timeEnd: null,
          dateStart: null,
          dateEnd: null,
          days: [3],
          status: false,
        },
      },
    ])
  },
}

export const Edit: Story = {
  parameters: at(`&form=edit&entry=${PAY_RATIO_CONDITION_IDS.night}`),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Редактирование условия')
    await waitFor(() => expect(dialog.getByLabelText(/Коэффициент/)).toHaveValue('1,25'))
    await expect(dialog.getByLabelText(/Время начала/)).toHaveValue('22:00')
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await userEvent.clear(dialog.getByLabelText(/Коэффициент/))
    await userEvent.type(dialog.getByLabelText(/Коэффициент/), '1,5')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Условие сохранено')).toBeVisible()
    await waitFor(() => expect(rows(canvasElement).map(([, , , , ratio]) => ratio)).not.toContain('1,25'))
    await expect(changes(stageOf(loaded))[0]?.body).toMatchObject({
      ratio: 1.5,
      timeStart: '22:00:00',
      timeEnd: '06:00:00',
    })
  },
}

export const HalfPeriod: Story = {
  name: 'Половина периода',
  parameters: at('&form=add'),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Создание условия')
    await userEvent.type(dialog.getByLabelText(/Коэффициент/), '2')
    await userEvent.type(dialog.getByLabelText(/Приоритет/), '1')
    await userEvent.type(dialog.getByLabelText(/Время начала/), '10:00{Enter}')
    await userEvent.type(dialog.getByLabelText(/Дата окончания/), '20-03-2026{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(2)
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

/** A start time equal to the end time causes only a warning, because the server decides whether such a pay condition is valid. */
export const EqualTimes: Story = {
  name: 'Начало и конец совпадают',
  parameters: at('&form=add', {
    responses: [http.post('*/v1/manage/courier-ratio-rate', () => new HttpResponse(null, { status: 204 }))],
  }),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Создание условия')
    await userEvent.type(dialog.getByLabelText(/Коэффициент/), '2')
    await userEvent.type(dialog.getByLabelText(/Приоритет/), '1')
    await userEvent.type(dialog.getByLabelText(/Время начала/), '10:00{Enter}')
    await userEvent.type(dialog.getByLabelText(/Время окончания/), '10:00{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findByText('Совпадает с началом')).toBeVisible()
    await expect(changes(stageOf(loaded))).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await waitFor(() => expect(changes(stageOf(loaded))).toHaveLength(1))
  },
}

const refusesOnce = () => {
  let isRefused = false
  return http.post('*/v1/manage/courier-ratio-rate', () => {
    if (isRefused) return undefined
    isRefused = true
    return HttpResponse.json({ message: 'Ставки закрыты' }, { status: 409 })
  })
}

export const AddAfterRefusal: Story = {
  name: 'Добавление после отказа',
  parameters: at('&form=add', { responses: [refusesOnce()] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await findVisibleDialog('Создание условия')
    await userEvent.type(dialog.getByLabelText(/Коэффициент/), '2')
    await userEvent.type(dialog.getByLabelText(/Приоритет/), '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ставки закрыты')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Условие создано')).toBeVisible()
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(5))
    await expect(canvas.queryByText('Ставки закрыты')).toBeNull()
  },
}

export const SaveFails: Story = {
  name: 'Не сохранилось',
  parameters: at('&form=add', { responses: [failingHandler('/manage/courier-ratio-rate', 500, 'Ставки закрыты')] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await findVisibleDialog('Создание условия')
    await userEvent.type(dialog.getByLabelText(/Коэффициент/), '2')
    await userEvent.type(dialog.getByLabelText(/Приоритет/), '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ставки закрыты')
    await expect(dialog.getByLabelText(/Коэффициент/)).toHaveValue('2')
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Да, уйти' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(4))
  },
}

export const Delete: Story = {
  parameters: at(`&form=delete&entry=${PAY_RATIO_CONDITION_IDS.holiday}`),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Удалить условие?')
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Условие удалено')).toBeVisible()
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(3))
    await expect(changes(stageOf(loaded))).toEqual([
      { call: `DELETE /v1/manage/courier-ratio-rate/${PAY_RATIO_CONDITION_IDS.holiday}`, body: undefined },
    ])
  },
}

export const Week: Story = {
  name: 'Неделя',
  play: async ({ canvas, userEvent }) => {
    const heat = await canvas.findByRole('slider', { name: /Коэффициент по получасам/ })
    await userEvent.click(canvas.getByRole('radio', { name: 'Автокурьер' }).closest('label') as HTMLElement)
    heat.focus()
    await userEvent.keyboard('{Enter}')
    const title = await canvas.findByRole('heading', { name: /Автокурьер: ×/ })
    const section = within(title.closest('section') as HTMLElement)
    await expect(section.getByText('выключено')).toBeVisible()
    await expect(section.getByText('другой тип курьера')).toBeVisible()
  },
}

export const Notes: Story = {
  name: 'Примечания',
  parameters: at('', {
    arrange: ({ db }) => {
      const book = db.rateBooks.all().find(({ cityId }) => cityId === 1)
      if (!book) throw new Error('No rates')
      const [some] = book.conditions
      if (!some) throw new Error('No condition')
      const plain = {
        ...some,
        typeId: null,
        timeStart: null,
        timeEnd: null,
        dateStart: null,
        dateEnd: null,
        days: null,
        status: true,
      }
      db.rateBooks.update(book.id, {
        conditions: [
          { ...plain, id: 1, priority: 1, ratio: 1.1, timeStart: '10:00:00', timeEnd: '12:00:00' },
          { ...plain, id: 2, priority: 9, ratio: 1.2 },
          { ...plain, id: 3, priority: 5, ratio: 1.7, dateStart: '2026-01-01', dateEnd: '2026-01-31' },
        ],
      })
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/«×1,1 .*»: никогда не действует, его всегда перекрывает «×1,2/)).toBeVisible()
    await expect(canvas.getByText(/«×1,7 .*»: срок прошёл/)).toBeVisible()
  },
}
