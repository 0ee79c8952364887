import { theme } from 'antd'
import { expect, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formatMoney } from '../../src/domain/money'
import { BREAKPOINTS, FONT, FONT_SIZES, LINE_HEIGHTS, MOTION, UI_SIZES, Z_INDEXES } from '../../src/ui/theme'
import { onStage, stageLoader } from '../stage'
import { Page, Rows, Section } from './Page'

const USES: Record<keyof typeof UI_SIZES, string> = {
  control: 'высота полей и кнопок',
  radius: 'скругление карточек, полей и кнопок',
  header: 'высота шапки',
  sidebar: 'ширина меню',
  sidebarCollapsed: 'ширина свёрнутого меню',
}

const TYPE_USES: Record<keyof typeof FONT_SIZES, string> = {
  display: 'заголовок входа',
  title: 'заголовок экрана',
  large: 'заголовок карточки записи',
  heading: 'заголовок панели и части экрана',
  text: 'основной текст, поля, таблицы',
  note: 'пояснения',
  small: 'пометки, подписи, подсказки под полями',
  tiny: 'подписи осей и меток карты',
  micro: 'стрелки рядом со словами, инициалы',
}

const TYPE_NAMES = (Object.keys(FONT_SIZES) as (keyof typeof FONT_SIZES)[]).sort(
  (a, b) => FONT_SIZES[b] - FONT_SIZES[a],
)
const BOLD = 600
const SAMPLE_EM = 9

const LEVEL_USES: Record<keyof typeof Z_INDEXES, string> = {
  finder: 'найденное под строкой поиска',
  header: 'шапка консоли',
  dragged: 'смена, которую переносят по сетке',
  floating: 'числа графика, меню ячеек: над окном, в котором открыты',
  toast: 'всплывающее сообщение',
  skipLink: 'ссылка «К содержимому»',
}
const dialogLevel = (base: number): [string, number, string] => ['antd', base, 'окна; списки и подсказки на 30–70 выше']

const BREAKPOINT_USES: Record<keyof typeof BREAKPOINTS, string> = {
  phone: 'части экрана встают одна под другой',
  narrow: 'меню уходит в боковую панель, столбцы таблицы не закреплены',
  menu: 'в шапке нет названия консоли; вход в один столбец',
  aside: 'итог формы стоит сбоку',
  wide: 'подробности стоят рядом со списком',
  large: 'поля экрана 24 px вместо 16',
}

const MOTION_USES: Record<keyof typeof MOTION, string> = {
  quick: 'поворот стрелки, рамка под указателем',
  appear: 'всплывающее сообщение, ожидание экрана',
  pulse: 'один удар заготовки, пока строки загружаются',
}

function TypeSample({ name }: { name: keyof typeof FONT_SIZES }) {
  const fontSize = FONT_SIZES[name]
  const style = { fontSize, lineHeight: `${LINE_HEIGHTS[name]}px`, width: `${SAMPLE_EM}em` }
  return (
    <div style={{ ...style, fontWeight: fontSize > FONT_SIZES.text ? BOLD : undefined }}>
      Заказ 104217 на {formatMoney(12_500)}
    </div>
  )
}

function Sizes() {
  const { token } = theme.useToken()
  const spaces = [token.paddingXXS, token.paddingXS, token.paddingSM, token.padding, token.paddingMD, token.paddingLG]
  const radii = [
    [token.borderRadiusXS, 'полоски, образцы цвета'],
    [token.borderRadiusSM, 'пометки, мелкие кнопки'],
    [token.borderRadius, 'поля, кнопки, карточки'],
    [token.borderRadiusLG, 'окна, всплывающие списки'],
  ] as const
  const moves = [
    ['antd: быстро', token.motionDurationFast, 'наведение, нажатие'],
    ['antd: обычно', token.motionDurationMid, 'списки, подсказки'],
    ['antd: медленно', token.motionDurationSlow, 'окна, боковые панели'],
  ]
  return (
    <Page title="Размеры, шрифт, движение" about="Числа стоят в src/ui/theme.ts; остальное antd выводит из них.">
      <Section title="Размеры">
        <Rows
          head={['Размер', 'Пиксели', 'Для чего']}
          rows={Object.entries(UI_SIZES).map(([name, value]) => [
            <code key={name}>{name}</code>,
            value,
            USES[name as keyof typeof UI_SIZES],
          ])}
        />
      </Section>
      <Section title="Шрифт">
        <p>
          Inter для текста, цифры одной ширины; моноширинный для номеров: <code>{FONT.mono.split(',')[0]}</code>.
        </p>
        <Rows
          head={['Шрифт', 'Размер / строка', 'Для чего', 'Пример']}
          rows={TYPE_NAMES.map((name) => [
            <code key="n">{name}</code>,
            `${FONT_SIZES[name]} / ${LINE_HEIGHTS[name]}`,
            TYPE_USES[name],
            <TypeSample key="e" name={name} />,
          ])}
        />
      </Section>
      <Section title="Отступы">
        <ul className="catalogue__tiles">
          {spaces.map((space) => (
            <li key={space} className="catalogue__tile">
              <span style={{ width: space, height: 20, background: 'var(--ink)' }} />
              {space} px
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Скругления">
        <ul className="catalogue__tiles">
          {radii.map(([radius, use]) => (
            <li key={use} className="catalogue__tile">
              <span className="catalogue__swatch" style={{ borderRadius: radius, flex: 'none' }} />
              {radius} px, {use}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Уровни">
        <p>Что поверх чего: больший закрывает меньший. Внутри одной части экрана порядок свой, до 99.</p>
        <Rows
          head={['Уровень', 'z-index', 'Что на нём']}
          rows={[
            ...Object.entries(Z_INDEXES).map(
              ([name, level]) => [name, level, LEVEL_USES[name as keyof typeof Z_INDEXES]] as const,
            ),
            dialogLevel(token.zIndexPopupBase),
          ]
            .sort(([, a], [, b]) => a - b)
            .map(([name, level, use]) => [<code key={name}>{name}</code>, level, use])}
        />
      </Section>
      <Section title="Ширина окна">
        <p>При этих ширинах, и только при них, меняется расположение. Внутри карточки оно следует за её шириной.</p>
        <Rows
          head={['Граница', 'Пиксели', 'Что меняется']}
          rows={Object.entries(BREAKPOINTS).map(([name, width]) => [
            <code key={name}>{name}</code>,
            width,
            BREAKPOINT_USES[name as keyof typeof BREAKPOINTS],
          ])}
        />
      </Section>
      <Section title="Движение">
        <p>Кто попросил у системы меньше движения, не видит его вовсе.</p>
        <Rows
          head={['Движение', 'Длительность', 'Где']}
          rows={[
            ...Object.entries(MOTION).map(([name, duration]) => [
              <code key={name}>{name}</code>,
              `${duration} мс`,
              MOTION_USES[name as keyof typeof MOTION],
            ]),
            ...moves,
          ]}
        />
      </Section>
    </Page>
  )
}

const meta: Meta<typeof Sizes> = {
  title: 'Основы/Размеры, шрифт, движение',
  component: Sizes,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

export const AllSizes: StoryObj<typeof Sizes> = {
  name: 'Отступы, радиусы, брейкпоинты · spacing, typography',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('высота шапки')).toBeVisible()
    await expect(canvas.getByText(String(UI_SIZES.sidebar))).toBeVisible()
    const title = canvas.getAllByText(/^Заказ 104217/)[0]
    await expect(title).toHaveStyle({ fontSize: `${FONT_SIZES.display}px`, lineHeight: `${LINE_HEIGHTS.display}px` })
    await expect(title?.offsetHeight).toBe(2 * LINE_HEIGHTS.display)
    const levels = within(canvas.getByRole('region', { name: 'Уровень' })).getAllByRole('row')
    await expect(levels.map((row) => row.querySelector('code')?.textContent).filter(Boolean)).toEqual([
      'finder',
      'header',
      'antd',
      'dragged',
      'floating',
      'toast',
      'skipLink',
    ])
    await expect(canvas.getByText(BREAKPOINT_USES.narrow).closest('tr')).toHaveTextContent(String(BREAKPOINTS.narrow))
    await expect(canvas.getByText(`${MOTION.quick} мс`)).toBeVisible()
  },
}
