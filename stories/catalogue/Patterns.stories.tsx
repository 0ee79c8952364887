import { Skeleton } from 'antd'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { EmptyState } from '../../src/ui/EmptyState'
import { ErrorPanel } from '../../src/ui/ErrorPanel'
import { LoadedContent } from '../../src/ui/load/LoadedContent'
import { LoadFailureAlert } from '../../src/ui/load/LoadFailureAlert'
import { onStage, stageLoader } from '../stage'
import { DoAndDont, Page, Section } from './Page'
import { isInStorybook, StoryFrame } from './StoryFrame'
import { useStoryIndex } from './storyIndex'
import { StoryLink, withToolbar } from './toolbarContext'

const OLD = {
  status: 'failed',
  value: [],
  failure: { message: 'Ошибка', hint: 'Нет связи с сервером' },
  reload: () => undefined,
} as const

const EXAMPLES = {
  list: [
    ['Компоненты/Каркас/Справочник', 'Пример · Directory'],
    ['Справочники/Города', 'Загружено'],
  ],
  form: [
    ['Заказы/Новый заказ: форма', 'Пустая форма'],
    ['Заказы/Новый заказ: форма', 'Сохранение отклонено'],
  ],
  dialog: [
    ['Справочники/Города: форма', 'Заполнено'],
    ['Справочники/Города: форма', 'Уход с изменениями'],
  ],
  live: [['Заказы/Активные заказы', 'Загружено']],
  map: [
    ['Заказы/Карта заказов', 'Загружено'],
    ['Курьеры/Карта курьеров', 'Загружено'],
  ],
  plot: [
    ['Отчёты/Дневной отчёт', 'Загружено'],
    ['Компоненты/Графики/Подробно', 'Столбцы'],
  ],
} as const

function Examples({ of }: { of: keyof typeof EXAMPLES }) {
  const index = useStoryIndex()
  return (
    <LoadedContent of={index} waiting={null}>
      {(entries) => (
        <div className="catalogue__frames">
          {EXAMPLES[of].map(([title, name]) => {
            const story = entries.find((entry) => entry.title === title && entry.name === name)
            const caption = `${title.replaceAll('/', ' / ')}: ${name.toLowerCase()}`
            if (!story) return null
            return isInStorybook ? (
              <StoryFrame key={story.id} story={story} caption={caption} />
            ) : (
              <StoryLink key={story.id} to={story}>
                {caption}
              </StoryLink>
            )
          })}
        </div>
      )}
    </LoadedContent>
  )
}

function Patterns() {
  return (
    <Page title="Приёмы" about="Из чего складываются экраны. Одинаковые задачи решены одинаково, поэтому их узнают.">
      <Section title="Список">
        <p>
          Заголовок с главным действием, складной фильтр, таблица, страницы. Всё состояние — в адресе: ссылка открывает
          тот же список. Строка открывается нажатием и клавишей Enter, по строкам ходят стрелками.
        </p>
        <DoAndDont
          good="Номер первым столбцом, действия последним, деньги вправо. Итоги под таблицей следуют за фильтром."
          bad="Не заменяйте строки крутящимся кругом: старые остаются, пока не пришли новые."
        />
        <Examples of="list" />
      </Section>
      <Section title="Форма">
        <p>
          Подпись над полем, ошибка под ним после ухода из поля. «Сохранить» доступно, когда есть что сохранять; отказ
          сервера стоит над кнопками, введённое остаётся. Уход с изменениями спрашивает.
        </p>
        <DoAndDont
          good="Поля в порядке, в котором о них говорят по телефону."
          bad="Не отправляйте по частям и не чистите форму после отказа."
        />
        <Examples of="form" />
      </Section>
      <Section title="Окно">
        <p>Короткая форма или вопрос поверх списка. Открытое окно стоит в адресе; Esc закрывает, фокус возвращается.</p>
        <DoAndDont good="Безопасная кнопка получает фокус." bad="Не открывайте окно из окна." />
        <Examples of="dialog" />
      </Section>
      <Section title="Живая строка">
        <p>
          Заказы меняются под рукой. Изменившееся подсвечивается, строка под фокусом или указателем не уезжает, новые
          заказы ждут, пока со списком работают. Потеря связи видна в шапке.
        </p>
        <DoAndDont good="Обновляйте ячейку, а не таблицу." bad="Не переставляйте строки, пока по ним идут." />
        <Examples of="live" />
      </Section>
      <Section title="Карта">
        <p>
          Свободные и занятые различаются цветом и словами; сгущения собраны в группы; всё на карте доступно с
          клавиатуры.
        </p>
        <DoAndDont good="Рядом с картой тот же список." bad="Не показывайте одно и то же только точкой на карте." />
        <Examples of="map" />
      </Section>
      <Section title="График">
        <p>Главное сказано словами, точные числа читаются стрелками и есть в таблице для чтения вслух.</p>
        <DoAndDont good="Показатель ведёт к записям, из которых сложился." bad="Не больше двух шкал." />
        <Examples of="plot" />
      </Section>
      <Section title="Пусто">
        <EmptyState title="Заказов нет" hint="Измените фильтр или дождитесь новых" />
      </Section>
      <Section title="Загрузка">
        <Skeleton active={false} title={false} paragraph={{ rows: 3 }} />
      </Section>
      <Section title="Не загрузилось">
        <ErrorPanel failure={{ message: 'Сервер временно недоступен' }} onRetry={() => undefined} />
      </Section>
      <Section title="Устарело">
        <LoadFailureAlert of={{ ...OLD, value: [] }} />
      </Section>
      <Section title="Нет доступа">
        <p>Чего нельзя, того нет: ни пункта меню, ни кнопки. По ссылке на закрытый экран открывается свой.</p>
      </Section>
    </Page>
  )
}

const meta: Meta<typeof Patterns> = {
  title: 'Приёмы/Приёмы',
  component: Patterns,
  loaders: [stageLoader],
  decorators: [withToolbar, onStage],
}
export default meta

export const Overview: StoryObj<typeof Patterns> = {
  name: 'Обзор',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Живая строка' })).toBeVisible()
    // A link is rendered only if its story exists. If there are as many links as examples, every example has its story.
    const examples = Object.values(EXAMPLES).flat()
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(examples.length))
    await expect(canvas.getByText('Заказов нет')).toBeVisible()
    await expect(canvas.getByText('Сервер временно недоступен')).toBeVisible()
  },
}
