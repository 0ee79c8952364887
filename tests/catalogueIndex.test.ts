/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { STATIC_STORIES, STORY_TAGS } from '../.storybook/storyConventions.mjs'
import { readUsage } from '../.storybook/usage.mjs'
import { matchPath } from '../src/app/routing/matchPath'
import { createAppRouting, findAppRoute } from '../src/app/routing/resolveRoute'
import { BREAKPOINTS, FONT, FONT_SIZES, LINE_HEIGHTS, MOTION, PALETTES, UI_SIZES, Z_INDEXES } from '../src/ui/theme'
import { FLOWS, FLOWS_TITLE } from '../stories/catalogue/flows.mjs'
import { storiesByState } from '../stories/catalogue/screenStates'
import { SHELL_SCREENS, screensOf } from '../stories/catalogue/screens'

type Story = { id: string; title: string; name: string; exportName: string; importPath: string; tags: string[] }

const printed = execFileSync(process.execPath, [join(__dirname, 'printStoryIndex.mjs')], { encoding: 'utf8' })
const stories: Story[] = JSON.parse(printed)
const ROUTING = createAppRouting({ code: 'delivery', name: 'Доставка' })

const pathOf = (address: string): string => address.replace(/\?.*/, '')
const doubles = (words: readonly string[]): string[] => words.filter((word, index) => words.indexOf(word) !== index)
const namesUnder = (under: string): string[] => stories.filter(({ title }) => title === under).map(({ name }) => name)
const tagged = (tag: string): Story[] => stories.filter(({ tags }) => tags.includes(tag))

describe('names', () => {
  test('there are stories', () => expect(stories.length).toBeGreaterThan(1000))

  test('all are Russian', () => {
    expect(
      stories.filter(({ name }) => !/[а-яё]/i.test(name)).map(({ title, exportName }) => `${title} ${exportName}`),
    ).toEqual([])
  })

  test('each conventional state is the export of some story', () => {
    const exportNames = new Set(stories.map(({ exportName }) => exportName))
    expect(STATIC_STORIES.filter((name) => !exportNames.has(name))).toEqual([])
  })

  test('stories of one title have different names', () => {
    expect(doubles(stories.map(({ title, name }) => `${title} / ${name}`))).toEqual([])
  })

  test.each([
    ['Кнопка', 'Button'],
    ['Ссылка', 'Link'],
    ['Меню', 'Dropdown'],
    ['Вкладки', 'Tabs'],
    ['Сегменты', 'Segmented'],
    ['Страницы', 'Pagination'],
    ['Плашка', 'Alert'],
    ['Подсказка', 'Tooltip'],
    ['Пометка', 'Tag'],
    ['Флажок', 'Checkbox'],
    ['Переключатель', 'Switch'],
    ['Заготовка', 'Skeleton'],
    ['Окно', 'Modal'],
    ['Боковая панель', 'Drawer'],
    ['Всплывающее сообщение', 'toast'],
    ['чекбокс', 'Checkbox'],
    ['пагинация', 'Pagination'],
    ['тост', 'toast'],
    ['прогресс', 'Progress'],
    ['спиннер', 'Spin'],
    ['ввод', 'TextField'],
    ['input', 'TextField'],
    ['Кнопка', 'CopyButton'],
    ['Поле', 'PhoneField'],
    ['Пометка', 'ColorDotTag'],
  ])('«%s» and «%s» find the same page of a component', (word, code) => {
    const found = tagged('компонент').filter(
      ({ name }) => name.includes(word) && new RegExp(` · ${code}\\b`).test(name),
    )
    expect(found).toHaveLength(1)
  })

  test.each([
    'палитра',
    'colors',
    'отступы',
    'радиусы',
    'тени',
    'брейкпоинты',
    'spacing',
    'typography',
    'токен',
    'иконки',
    'icons',
    'статусы',
  ])('«%s» finds a page of the foundations', (word) => {
    const found = stories.filter(({ title, name }) => title.startsWith('Основы/') && name.toLowerCase().includes(word))
    expect(found).toHaveLength(1)
  })
})

describe('tags', () => {
  test.each(STORY_TAGS)('«%s» marks some stories, and far from all', (tag) => {
    expect(tagged(tag).length).toBeGreaterThan(30)
    expect(tagged(tag).length).toBeLessThan(stories.length / 3)
  })

  test('a tag is used according to its meaning', () => {
    const namesOf = (tag: string) => tagged(tag).map(({ name }) => name)
    const whole = ['Пустая форма', 'Нет доступа', 'Нет связи', 'Не загрузилось', 'Партнёры', 'Не сохраняется']
    const marked = (tag: string) => whole.filter((name) => namesOf(tag).includes(name))
    expect(marked('пусто')).toEqual([])
    expect(marked('загрузка')).toEqual([])
    expect(marked('ошибка')).toEqual(['Нет связи', 'Не загрузилось'])
    expect(marked('форма')).not.toContain('Нет доступа')
    for (const [tag, name] of [
      ['пусто', 'Пусто'],
      ['загрузка', 'Загрузка'],
      ['ошибка', 'Ошибка сервера'],
      ['доступ', 'Нет доступа'],
      ['форма', 'Пустая форма'],
    ] as const)
      expect(stories.filter((story) => story.name === name && !story.tags.includes(tag))).toEqual([])
    expect(tagged('доступ').filter(({ title }) => title === 'Отчёты/За период')).toEqual([])
  })

  test('they are Russian, except those that Storybook and the test runner read', () => {
    const latin = new Set(stories.flatMap(({ tags }) => tags.filter((tag) => /[a-z]/i.test(tag))))
    expect([...latin].sort()).toEqual(['!autodocs', 'autodocs', 'long', 'own-page', 'play-fn'])
  })
})

describe('flows', () => {
  const flows = Object.values(FLOWS)

  test('each has its page', () => expect(namesUnder(FLOWS_TITLE)).toEqual(flows.map(({ name }) => name)))

  test.each(flows.map((flow) => [flow.name, flow.steps] as const))('«%s» refers to existing stories', (_, steps) => {
    const missing = steps.filter(([title, name]) => !namesUnder(title).includes(name))
    expect(missing).toEqual([])
    for (const [title, name] of steps)
      expect(stories.find((story) => story.title === title && story.name === name)?.tags).toContain('сценарий')
  })
})

describe('screens', () => {
  const screens = screensOf(stories)

  test('each file name of a screen is used once', () => {
    expect(doubles(screens.map(({ key }) => key))).toEqual([])
  })

  test('each has a story of the whole, and stories or the toolbar for the other states', () => {
    for (const screen of screens) {
      const looks = storiesByState(screen.stories)
      expect([screen.title, looks.length]).toEqual([screen.title, 9])
      for (const { state, story, globals } of looks.slice(1, 5))
        expect([screen.title, state, Object.keys(globals).length > 0]).toEqual([
          screen.title,
          state,
          story === looks[0]?.story,
        ])
    }
  })

  test('every route is shown in the shell, and its stories carry the tag «экран»', () => {
    const shown = Object.values(SHELL_SCREENS)
    const paths = shown.map(({ address }) => pathOf(address))
    const missing = [
      ...ROUTING.routes
        .filter(({ path }) => !paths.some((place) => matchPath(path, place)))
        .map(({ path, title }) => `${path} (${title}): add a row to CHOSEN_SCREENS in stories/catalogue/screens.ts`),
      ...shown
        .filter(({ title }) => !screens.some((screen) => screen.title === title))
        .map(({ title, address }) => `${address}: no stories with the title «${title}» and the tag «экран»`),
    ]
    expect(missing).toEqual([])
    expect(paths.filter((place) => !findAppRoute(place, ROUTING))).toEqual([])
  })
})

describe('usage', () => {
  const { tokens, screens, shell, subjects } = readUsage()
  const screensWith = (module: string) => Object.keys(screens).filter((path) => screens[path]?.includes(module))

  test('each token that it names exists in the theme', () => {
    const { tones, ...single } = PALETTES.light
    const groups = { tones, FONT, FONT_SIZES, LINE_HEIGHTS, Z_INDEXES, BREAKPOINTS, MOTION, UI_SIZES }
    const names = Object.entries(groups).flatMap(([group, values]) =>
      Object.keys(values).map((name) => `${group}.${name}`),
    )
    const parts = names
      .filter((name) => name.startsWith('tones.'))
      .flatMap((tone) => Object.keys(tones.info).map((part) => `${tone}.${part}`))
    const known = new Set([...Object.keys(single), ...names, ...parts, 'WHOLE_TRACK_COLOR'])
    expect(Object.keys(tokens).filter((name) => !known.has(name))).toEqual([])
    expect(Object.keys(tokens).length).toBeGreaterThan(70)
  })

  test('every window width has its style sheets or code', () => {
    expect(Object.keys(BREAKPOINTS).filter((name) => tokens[`BREAKPOINTS.${name}`] === undefined)).toEqual([])
  })

  test.each([
    ['a variable of its own style sheet', 'logoGround', 'src/ui/Logo.tsx'],
    ['a variable of antd', 'placeholder', 'src/ui/form/TextInput.tsx'],
    ['a tone by a variable of antd', 'tones.danger.text', 'src/ui/form/TextInput.tsx'],
    ['the palette in code', 'text', 'src/ui/map/canvas/courierSprites.ts'],
    ['a variable with a computed end', 'courierAuto', 'src/ui/map/canvas/courierSprites.ts'],
    ['a number in code', 'BREAKPOINTS.narrow', 'src/ui/useIsNarrowScreen.ts'],
    ['a window width in a style sheet', 'BREAKPOINTS.large', 'src/app/shell/Shell.tsx'],
    ['a group with a dash', 'Z_INDEXES.skipLink', 'src/app/shell/Shell.tsx'],
  ])('a token is found by %s', (_, token, module) => expect(tokens[token]).toContain(module))

  test.each([
    [
      'Курьер',
      ['orders/OrdersPage', 'salary/SalaryPage', 'schedules/WeekGrid', 'couriers/CourierPage'],
      'cities/CitiesPage',
    ],
    ['Заказ', ['orders/ArchivePage', 'orders/AddOrder', 'couriersShifts/ShiftsPage'], 'companies/CompaniesPage'],
    ['Контрагент', ['orders/OrdersPage', 'payments/PaymentsPage', 'companies/CompanyPage'], 'salary/SalaryPage'],
    ['Отправная точка', ['orders/OrdersPage', 'points/PointsPage', 'companies/BranchForm'], 'roles/RolesPage'],
  ])('the screens with «%s» are known', (subject, present, absent) => {
    const shownOn = (name: string) =>
      screens[`stories/${name}.stories.tsx`]?.some((module) => subjects[subject]?.includes(module))
    expect(present.filter((name) => shownOn(name) !== true)).toEqual([])
    expect(shownOn(absent)).toBe(false)
  })

  test('a screen is listed for what it loads, dialogs included, and for nothing else', () => {
    expect(screensWith('src/parts/tracks/TrackMap.tsx')).toContain('stories/couriersShifts/ShiftsPage.stories.tsx')
    expect(screensWith('src/parts/tracks/TrackMap.tsx')).not.toContain('stories/cities/CitiesPage.stories.tsx')
    expect(screensWith('antd/Slider')).toEqual(screensWith('src/parts/tracks/TrackMap.tsx'))
    expect(screensWith('src/app/shell/NavMenu.tsx')).toEqual([])
    for (const path of ['src/app/shell/NavMenu.tsx', 'src/ui/ThemeProvider.tsx', 'src/kit/ToastArea.tsx'])
      expect(shell).toContain(path)
    expect(shell).not.toContain('src/pages/cities/CitiesPage.tsx')
  })
})
