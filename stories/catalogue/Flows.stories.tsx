import { Button } from 'antd'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadPanel } from '../../src/ui/load/LoadPanel'
import { onStage, stageLoader } from '../stage'
import { Page, Section } from './Page'
import { StoryFrame } from './StoryFrame'
import { type IndexEntry, pageOf, useStoryIndex } from './storyIndex'

/** A step: the page and the name of the story that shows it, and what happens there. */
type Step = readonly [title: string, name: string, text: string]
type Flow = { title: string; steps: readonly Step[] }

const ORDER: Flow = {
  title: 'Принять заказ и довести до двери',
  steps: [
    ['Заказы/Активные заказы', 'Загружено', 'Оператор видит активные заказы своего города.'],
    ['Заказы/Новый заказ', 'Пустая форма', '«Добавить заказ» открывает пустую форму.'],
    ['Заказы/Новый заказ', 'Ошибки в полях', 'Чего не хватает, подписано у полей.'],
    ['Заказы/Новый заказ', 'Создано', 'Заказ создан, открылся список.'],
    ['Заказы/Карточка заказа', 'Открыто', 'Карточка открывается строкой или клавишей Enter.'],
    ['Заказы/Карточка заказа', 'Курьер сменён', 'Курьера назначают и меняют здесь же.'],
    ['Заказы/Карточка заказа', 'Статус изменён', 'Статус ведёт заказ до двери.'],
    ['Заказы/Архив заказов', 'Загружено', 'Доставленное лежит в архиве.'],
  ],
}

const WEEK: Flow = {
  title: 'Составить неделю курьеров',
  steps: [
    ['Расписания/Список недель', 'Загружено', 'Недели города и сколько курьеров подтвердили.'],
    ['Расписания/Список недель', 'Создание', 'Новая неделя, пустая или копией прошлой.'],
    ['Расписания/Неделя', 'Переключение черновика', 'Меняют черновик; курьеры видят опубликованное.'],
    ['Расписания/День', 'Добавление', 'Смены дня вводят строками.'],
    ['Расписания/Неделя', 'Публикация', 'Публикация показывает, что изменится.'],
    ['Расписания/Подтверждения', 'Загружено', 'Видно, кто подтвердил и кому позвонить.'],
  ],
}

const PAY: Flow = {
  title: 'Выплатить курьерам',
  steps: [
    ['Деньги/Выплаты', 'Загружено', 'Выплаты дня по курьерам.'],
    ['Деньги/Выплаты', 'Проверка', 'Из чего сложилась сумма.'],
    ['Деньги/Выплаты', 'Выплата многим', 'Выделенным платят разом.'],
    [
      'Деньги/Выплаты',
      'Выплата: исход неизвестен',
      'Если ответ не пришёл, консоль говорит об этом и не платит дважды.',
    ],
  ],
}

const find = (entries: readonly IndexEntry[], [title, name]: Step) =>
  entries.find((entry) => entry.title === title && entry.name === name)

function FlowPage({ title, steps }: Flow) {
  const index = useStoryIndex()
  const [isShown, setShown] = useState(false)
  return (
    <Page
      title={title}
      about="Шаги по порядку; каждый — настоящий экран. Картинки открываются кнопкой, экран — ссылкой."
    >
      <LoadPanel of={index} waiting={null}>
        {(entries) => {
          const found = steps.map((step) => [step, find(entries, step)] as const)
          return (
            <>
              <ol>
                {found.map(([step, story]) => (
                  <li key={step[2]}>
                    {story ? (
                      <a href={pageOf(story)} target="_top">
                        {step[2]}
                      </a>
                    ) : (
                      step[2]
                    )}
                  </li>
                ))}
              </ol>
              <Button onClick={() => setShown(!isShown)}>{isShown ? 'Скрыть экраны' : 'Показать экраны'}</Button>
              {isShown && (
                <Section title="Экраны">
                  <div className="catalogue__frames">
                    {found.map(
                      ([step, story], place) =>
                        story && <StoryFrame key={story.id} story={story} caption={`${place + 1}. ${step[2]}`} />,
                    )}
                  </div>
                </Section>
              )}
            </>
          )
        }}
      </LoadPanel>
    </Page>
  )
}

const meta: Meta<typeof FlowPage> = {
  title: 'Сценарии/По шагам',
  component: FlowPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof FlowPage>

/** Each step leads to a story that there is. */
const play: Story['play'] = async ({ args, canvas }) => {
  await expect(await canvas.findByRole('link', { name: args.steps[0]?.[2] ?? '' })).toBeVisible()
  await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(
    args.steps.map(([, , text]) => text),
  )
}

export const OrderFlow: Story = { name: 'Заказ от звонка до двери', args: ORDER, play }
export const WeekFlow: Story = { name: 'Неделя курьеров', args: WEEK, play }
export const PayFlow: Story = { name: 'Выплата курьерам', args: PAY, play }
