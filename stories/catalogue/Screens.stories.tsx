import { Button, Flex } from 'antd'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadPanel } from '../../src/ui/load/LoadPanel'
import { onStage, stageLoader } from '../stage'
import { flowsOver } from './flows'
import { Page, Rows, Section } from './Page'
import { StoryFrame } from './StoryFrame'
import { type IndexEntry, pageOf, useStoryIndex } from './storyIndex'

/** The states that every screen is looked at in, by words in the names of its stories. */
const STATES: readonly (readonly [string, RegExp])[] = [
  ['Загружено', /^загружено/i],
  ['Пусто', /пусто|^нет |ничего/i],
  ['Загрузка', /загрузка$/i],
  ['Ошибка', /не загрузилось|ошибка сервера|отклонено|отказал/i],
  ['Нет доступа', /доступ|только просмотр|наблюдатель/i],
]
const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/

const byTitle = (entries: readonly IndexEntry[]): [string, IndexEntry[]][] => {
  const screens = new Map<string, IndexEntry[]>()
  for (const entry of entries) {
    if (NO_SCREENS.test(entry.title)) continue
    screens.set(entry.title, [...(screens.get(entry.title) ?? []), entry])
  }
  return [...screens].sort(([a], [b]) => a.localeCompare(b, 'ru'))
}

function FlowLinks({ flows }: { flows: readonly IndexEntry[] }) {
  if (flows.length === 0) return '—'
  return flows.map((flow) => (
    <a key={flow.id} href={pageOf(flow)} target="_top">
      {flow.name}
    </a>
  ))
}

function Screens() {
  const index = useStoryIndex()
  const [shown, setShown] = useState<string>()
  return (
    <Page
      title="Экраны и состояния"
      about="Каждый экран в каждом состоянии. Список составлен из самих историй. «Рядом» показывает все состояния экрана на одной странице; тему, город и роль выбирает панель сверху."
    >
      <LoadPanel of={index} waiting={null}>
        {(entries) => {
          const screens = byTitle(entries)
          const chosen = screens.find(([title]) => title === shown)
          return (
            <>
              <Rows
                head={['Экран', ...STATES.map(([state]) => state), 'Сценарии', 'Все']}
                rows={screens.map(([title, stories]) => [
                  title.replaceAll('/', ' / '),
                  ...STATES.map(([state, pattern]) => {
                    const found = stories.find(({ name }) => pattern.test(name))
                    return found ? (
                      <a key={state} href={pageOf(found)} target="_top">
                        {found.name}
                      </a>
                    ) : (
                      '—'
                    )
                  }),
                  <FlowLinks key="flows" flows={flowsOver(title, entries)} />,
                  <Button
                    key="all"
                    size="small"
                    aria-label={`Рядом, ${stories.length}: ${title}`}
                    onClick={() => setShown(title)}
                  >
                    Рядом, {stories.length}
                  </Button>,
                ])}
              />
              {chosen && (
                <Section title={chosen[0].replaceAll('/', ' / ')}>
                  <div className="catalogue__frames">
                    {chosen[1].map((story) => (
                      <StoryFrame key={story.id} story={story} caption={story.name} />
                    ))}
                  </div>
                  <Flex justify="end">
                    <Button onClick={() => setShown(undefined)}>Скрыть</Button>
                  </Flex>
                </Section>
              )}
            </>
          )
        }}
      </LoadPanel>
    </Page>
  )
}

const meta: Meta<typeof Screens> = {
  title: 'Экраны/Экраны и состояния',
  component: Screens,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

export const Matrix: StoryObj<typeof Screens> = {
  name: 'Обзор',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Нет доступа' })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(30)
    await expect(canvas.getAllByRole('link', { name: 'Пусто' }).length).toBeGreaterThan(10)
    // A screen names the flows that lead over it.
    await expect(canvas.getAllByRole('link', { name: 'Заказ от звонка до двери' })).toHaveLength(4)
  },
}
