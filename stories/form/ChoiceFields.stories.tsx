import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ENABLED_OPTIONS } from '../../src/domain/labeledOptions'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { requiredRule } from '../../src/ui/form/fieldRules'
import { MultiSelectField } from '../../src/ui/form/MultiSelectField'
import { PictureField } from '../../src/ui/form/PictureField'
import { SelectField } from '../../src/ui/form/SelectField'
import { SwitchField } from '../../src/ui/form/SwitchField'
import { useSetFieldValue } from '../../src/ui/form/useFieldValue'
import { ACTIVE_OPTION } from '../../tests/antdSelectors'
import { pictureFile } from '../pictureFile'
import { onStage, stageLoader } from '../stage'
import { chooseOption, findOpenMenu } from './chooseOption'
import { SampleForm, submitMock } from './SampleForm'

type Values = {
  city: number
  point: number
  cities: number[]
  status: boolean
  gone: number
  isSticker: boolean
  photo: File
}

const field = fieldNames<Values>()
const CITIES = Array.from({ length: 40 }, (_, index) => ({ value: index + 1, label: `Город ${index + 1}` }))
const POINTS = [
  { value: 1, label: 'Центр' },
  { value: 2, label: 'Майкудук' },
]

function Choices() {
  const set = useSetFieldValue()
  const [city, setCity] = useState<number>()
  return (
    <>
      <SelectField
        name={field('city')}
        label="Город"
        options={CITIES}
        rule={requiredRule}
        onChange={(next) => {
          setCity(next)
          set(field('point'), undefined)
        }}
      />
      <SelectField name={field('point')} label="Район" options={POINTS} disabled={city === undefined} />
      <MultiSelectField name={field('cities')} label="Доступные города" options={CITIES} rule={requiredRule} />
      <SelectField name={field('status')} label="Статус" options={ENABLED_OPTIONS} rule={requiredRule} />
      <SelectField name={field('gone')} label="Удалённый справочник" options={POINTS} />
      <SelectField name={field('point')} label="Ещё загружается" options={[]} loading />
      <SwitchField name={field('isSticker')} label="Автоплюс" hint="Только для автокурьеров" />
      <PictureField name={field('photo')} label="Фотография" rule={requiredRule} />
    </>
  )
}

const ChoiceFields = () => (
  <SampleForm<Values> values={VALUES}>
    <Choices />
  </SampleForm>
)
const VALUES = { gone: 77 }

const meta: Meta<typeof ChoiceFields> = {
  title: 'Компоненты/Формы/Выбор и файлы',
  component: ChoiceFields,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof ChoiceFields>

export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Район')).toBeDisabled()
    await expect(canvas.getByLabelText('Ещё загружается')).toBeDisabled()
    await expect(canvas.getByText('№ 77')).toBeVisible()
    await expect(canvas.getByLabelText('Автоплюс')).not.toBeChecked()
  },
}

export const Searching: Story = {
  name: 'Поиск идёт',
  tags: ['загрузка', 'форма'],
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByLabelText('Город')
    await userEvent.click(city)
    await waitFor(() => expect(findOpenMenu()).toBeVisible())
    await expect(findOpenMenu()?.getBoundingClientRect().height).toBeLessThanOrEqual(256)
    await userEvent.type(city, 'город 4')
    await waitFor(() => expect(findOpenMenu()).toHaveTextContent('Город 4Город 40'))
    await userEvent.type(city, '999')
    await expect(await screen.findByText('Совпадений не найдено')).toBeVisible()
  },
}

export const Chosen: Story = {
  name: 'Выбрано',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    const select = (label: string) => canvas.getByLabelText(label)
    await chooseOption(select('Город'), 'Город 12', 'город 12')
    await chooseOption(select('Район'), 'Майкудук')
    await chooseOption(select('Город'), 'Город 13', '13')
    await chooseOption(select('Доступные города'), 'Город 12', '12')
    await userEvent.keyboard('{Escape}')
    await chooseOption(select('Доступные города'), 'Город 3')
    await userEvent.keyboard('{Escape}')
    await chooseOption(select('Статус'), 'Отключен')
    await userEvent.click(canvas.getByLabelText('Автоплюс'))
    const photo = pictureFile('Фото курьера.png')
    await userEvent.upload(canvas.getByLabelText('Фотография'), photo)
    await expect(await canvas.findByText('Фото курьера.png')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(submitMock).toHaveBeenCalledTimes(1))
    await expect(submitMock.mock.calls[0]?.[0]).toEqual({
      gone: 77,
      city: 13,
      point: null,
      cities: [12, 3],
      status: false,
      isSticker: true,
      photo,
    })
  },
}

/** Dispatches a key press and returns at once. True if no handler prevented the default action of the browser. */
const press = (key: string, which: number): boolean | undefined =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: which, which, bubbles: true, cancelable: true }),
  )

/**
 * A user presses Enter to choose an option and Tab immediately after. The choice must be kept, and Tab must leave the select although its
 * list is still closing.
 */
export const TabAfterEnter: Story = {
  name: 'Tab сразу после выбора',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    const marked = () => findOpenMenu()?.querySelector(ACTIVE_OPTION)
    const chooseAndGoOn = async () => {
      press('Enter', 13)
      // After this microtask React has handled Enter, but the option list of the select has not closed yet.
      await Promise.resolve()
      return press('Tab', 9)
    }
    await userEvent.click(canvas.getByLabelText('Статус'))
    await waitFor(() => expect(marked()).toHaveTextContent('Включен'))
    press('ArrowDown', 40)
    await waitFor(() => expect(marked()).toHaveTextContent('Отключен'))
    await expect(await chooseAndGoOn()).toBe(true)
    await expect(await canvas.findByTitle('Отключен')).toBeVisible()

    await userEvent.click(canvas.getByLabelText('Доступные города'))
    await waitFor(() => expect(marked()).toHaveTextContent('Город 1'))
    await expect(await chooseAndGoOn()).toBe(true)
    await expect(await canvas.findByTitle('Город 1')).toBeVisible()
  },
}

export const Invalid: Story = {
  name: 'Ошибки в полях',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    // Upload a GIF although the field accepts only PNG and JPEG. Browsers allow this for dropped files.
    const loose = userEvent.setup({ applyAccept: false })
    const file = new File(['GIF89a'], 'картинка.gif', { type: 'image/gif' })
    await loose.upload(canvas.getByLabelText('Фотография'), file)
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByLabelText('Фотография')).toHaveAccessibleDescription('Нужен файл PNG или JPEG')
    await expect(canvas.getByLabelText('Доступные города')).toHaveAccessibleDescription('Поле обязательное')
    await expect(canvas.getByLabelText('Город')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать файл картинка.gif' }))
    await expect(canvas.getByLabelText('Фотография')).toHaveFocus()
    await expect(canvas.getByLabelText('Фотография')).toHaveAccessibleDescription('Поле обязательное')
    await expect(submitMock).not.toHaveBeenCalled()
  },
}
