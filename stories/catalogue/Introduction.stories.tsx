import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { STORY_TAGS } from '../../.storybook/storyConventions.mjs'
import { LoadedContent } from '../../src/ui/load/LoadedContent'
import { onStage, stageLoader } from '../stage'
import { FLOWS_TITLE } from './flows.mjs'
import { Page, Rows, Section } from './Page'
import { type IndexEntry, useStoryIndex } from './storyIndex'
import { StoryLink, withToolbar } from './toolbarContext'

const PARTS = [
  ['Основы', 'Основы/Цвета', 'цвета с контрастом, размеры, шрифт, движение, значки, статусы, правила текста'],
  [
    'Приёмы',
    'Приёмы/Приёмы',
    'из чего складываются экраны: список, форма, окно, живая строка, карта, график, состояния',
  ],
  [
    'Компоненты',
    'Компоненты/Действия/Кнопка-ссылка',
    'каждый компонент с полями управления и правилом «делайте — не делайте»',
  ],
  [
    'Экраны',
    'Экраны/Экраны и состояния',
    'таблица «экран × состояние», состояния каждой формы, экраны с курьером или заказом, страница каждого экрана',
  ],
  ['Сценарии', FLOWS_TITLE, 'путь через несколько экранов по шагам, с видом каждого шага'],
  ['Заказы, Курьеры, Деньги, …', 'Заказы/Активные заказы', 'сами экраны по разделам меню'],
] as const

function Parts({ entries }: { entries: readonly IndexEntry[] }) {
  const rows = PARTS.map(([part, title, about]) => {
    const first = entries.find((entry) => entry.title === title)
    const link = first && (
      <StoryLink key={part} to={first}>
        {part}
      </StoryLink>
    )
    return [link ?? part, about]
  })
  return <Rows head={['Раздел', 'Что в нём']} rows={rows} />
}

function Introduction() {
  const index = useStoryIndex()
  return (
    <Page
      title="Консоль курьерской доставки"
      about="Здесь каждый экран в каждом состоянии, каждый компонент и правила, по которым они сделаны. Каждая история ещё и проверка: если экран сломан или недоступен с клавиатуры, сборка не пройдёт."
    >
      <Section title="Где что искать">
        <LoadedContent of={index} waiting={<Parts entries={[]} />}>
          {(entries) => <Parts entries={entries} />}
        </LoadedContent>
        <p>
          Поиск слева понимает слова экрана («заказ», «пусто»), названия частей («кнопка») и их имена в коде («Button»).
          Метки под поиском отбирают истории: {STORY_TAGS.join(', ')}. Тёмную тему и телефон любой истории даёт панель
          сверху.
        </p>
      </Section>
      <Section title="Панель сверху">
        <Rows
          head={['Переключатель', 'Что делает']}
          rows={[
            ['Тема', 'светлая или тёмная'],
            ['Роль', 'кто вошёл: видно, что ему разрешено'],
            ['Город', 'единственный город этого человека'],
            ['Сеть', 'медленная, сервер не отвечает или отказывает, нет связи'],
            ['Данные', 'пустые списки, длинные тексты, много строк'],
            ['Плотность', 'высота строк таблиц'],
            ['Момент', 'ночь, утро, вечер пятницы, конец месяца'],
            ['Размер окна', 'телефоны от 360, масштаб 200 %, планшет, экраны до 1920'],
          ]}
        />
        <p>
          Переключатель открывает историю заново с пустыми данными браузера. Действия истории рассчитаны на её роль,
          город, сеть, данные и момент: с другими история показана с начала, без действий, и заметка внизу говорит об
          этом.
        </p>
      </Section>
    </Page>
  )
}

const meta: Meta<typeof Introduction> = {
  title: 'Введение',
  component: Introduction,
  loaders: [stageLoader],
  decorators: [withToolbar, onStage],
}
export default meta

export const Welcome: StoryObj<typeof Introduction> = {
  name: 'С чего начать',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Консоль курьерской доставки')
    await expect(canvas.getByText('Плотность')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(PARTS.map(([part]) => part)),
    )
    await expect(canvas.getByRole('link', { name: 'Основы' })).toHaveAttribute(
      'href',
      expect.stringContaining('path=/story/основы-цвета--'),
    )
  },
}
