import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useSnapshot } from 'valtio'
import { LoadedContent } from '../../src/ui/load/LoadedContent'
import { BREAKPOINTS, FONT_SIZES, LINE_HEIGHTS, MOTION, PALETTES, UI_SIZES, Z_INDEXES } from '../../src/ui/theme'
import { themeState } from '../../src/ui/themeStore'
import { onStage, stageLoader } from '../stage'
import { Page, Rows, Section } from './Page'
import { paletteColors } from './paletteColors'
import { type IndexEntry, useStoryIndex } from './storyIndex'
import { ModuleList, modulesWithToken, ScreenList } from './tokenUsage'
import { withToolbar } from './toolbarContext'

const NUMBERS = { UI_SIZES, FONT_SIZES, LINE_HEIGHTS, Z_INDEXES, BREAKPOINTS, MOTION }

type Token = readonly [name: string, value: ReactNode]

function TokenRows({ head, tokens, entries }: { head: string; tokens: Token[]; entries: readonly IndexEntry[] }) {
  return (
    <Rows
      head={[head, 'Значение', 'Компоненты', 'Экраны']}
      rows={tokens.map(([name, value]) => {
        const modules = modulesWithToken(name)
        return [
          <code key="name">{name}</code>,
          value,
          <ModuleList key="modules" modules={modules} entries={entries} />,
          <ScreenList key="screens" modules={modules} entries={entries} />,
        ]
      })}
    />
  )
}

function Tokens() {
  const index = useStoryIndex()
  const { mode } = useSnapshot(themeState)
  return (
    <Page
      title="Где стоит токен"
      about="Что изменится, если изменить значение в src/ui/theme.ts. Список собран из стилей и кода при сборке Storybook. Части antd берут цвета и размеры темы сами; здесь — свои стили консоли. Экран в списке, если он загружает такую часть, хотя бы в окне или по нажатию; каркас виден на всех экранах."
    >
      <LoadedContent of={index} waiting={null}>
        {(entries) => (
          <>
            <Section title="Цвета">
              <TokenRows
                head="Цвет"
                entries={entries}
                tokens={paletteColors(PALETTES[mode]).map(([name, value]) => [
                  name,
                  <span key={name}>
                    <span className="catalogue__dot" style={{ background: value }} /> {value}
                  </span>,
                ])}
              />
            </Section>
            <Section title="Числа">
              <TokenRows
                head="Число"
                entries={entries}
                tokens={Object.entries(NUMBERS).flatMap(([group, values]) =>
                  Object.entries(values).map(([name, value]): Token => [`${group}.${name}`, value]),
                )}
              />
            </Section>
          </>
        )}
      </LoadedContent>
    </Page>
  )
}

const meta: Meta<typeof Tokens> = {
  title: 'Основы/Где стоит токен',
  component: Tokens,
  loaders: [stageLoader],
  decorators: [withToolbar, onStage],
}
export default meta

export const Usage: StoryObj<typeof Tokens> = {
  name: 'Экраны, в которых стоит токен · tokens',
  play: async ({ canvas, userEvent }) => {
    const rowOf = (name: string) =>
      within(canvas.getByText(name, { selector: 'td > code' }).closest('tr') as HTMLElement)
    await canvas.findByText('logoGround')
    const logo = rowOf('logoGround')
    await expect(logo.getByRole('link', { name: 'Logo' })).toBeInTheDocument()
    const free = rowOf('highlight')
    await userEvent.click(free.getByText(/^\d+ из \d+/))
    await expect(free.getByRole('link', { name: 'Заказы / Активные заказы' })).toBeVisible()
    await expect(free.queryByRole('link', { name: 'Справочники / Города' })).toBeNull()
    await expect(rowOf('Z_INDEXES.toast').getByText('ToastArea')).toBeInTheDocument()
    await expect(rowOf('text').getByText(/^\d+ из \d+ и каркас$/)).toBeVisible()
  },
}
