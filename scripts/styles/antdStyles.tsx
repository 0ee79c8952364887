import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import * as antd from 'antd'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { antdTheme } from '../../src/ui/antdTheme'
import type { ThemeMode } from '../../src/ui/theme'

const { _InternalPanelDoNotUseOrYouWillBeFired: ModalPanel } = antd.Modal
const { _InternalPanelDoNotUseOrYouWillBeFired: DropdownPanel } = antd.Dropdown
const { _InternalPanelDoNotUseOrYouWillBeFired: PopoverPanel } = antd.Popover
const { _InternalPanelDoNotUseOrYouWillBeFired: DrawerPanel } = antd.Drawer

/**
 * Every antd component that the console or pro-components use, in each variant that has separate styles. A test in `tests/build` fails if
 * one is missing.
 */
const RENDERED: ReactNode = (
  <>
    <antd.Alert title="" />
    <antd.Avatar />
    <antd.Badge />
    <antd.Badge.Ribbon />
    <antd.Breadcrumb />
    <antd.Button />
    <antd.Card />
    <antd.Checkbox />
    <antd.DatePicker />
    <antd.DatePicker.RangePicker />
    <DrawerPanel />
    <DropdownPanel menu={{ items: [] }} />
    <antd.Empty />
    <antd.Flex />
    <antd.Input />
    <antd.Input.Search />
    <antd.Input.TextArea />
    <antd.Input.Password />
    <antd.Layout>
      <antd.Layout.Header />
      <antd.Layout.Sider />
      <antd.Layout.Content />
      <antd.Layout.Footer />
    </antd.Layout>
    <antd.Menu items={[]} />
    <ModalPanel />
    <ModalPanel type="confirm" />
    <antd.Pagination />
    <PopoverPanel />
    <antd.Progress />
    <antd.Radio />
    <antd.Radio.Group>
      <antd.Radio.Button value="" />
    </antd.Radio.Group>
    <antd.Result />
    <antd.Segmented options={[]} />
    <antd.Select />
    <antd.Skeleton />
    <antd.Slider />
    <antd.Space />
    <antd.Space.Compact>
      <antd.Button />
      <antd.Input />
      <antd.Select />
      <antd.Space.Addon>{null}</antd.Space.Addon>
    </antd.Space.Compact>
    <antd.Spin />
    <antd.Steps />
    <antd.Switch />
    <antd.Table />
    <antd.Tabs />
    <antd.Tag color="blue" />
    <antd.Tag color="success" />
    <antd.TimePicker />
    <antd.Timeline />
    <antd.Tooltip title=" ">
      <span />
    </antd.Tooltip>
    <antd.Tree treeData={[]} />
  </>
)

function cacheOf(mode: ThemeMode) {
  const cache = createCache()
  renderToString(
    <StyleProvider cache={cache}>
      <antd.ConfigProvider theme={{ ...antdTheme(mode), hashed: false }}>{RENDERED}</antd.ConfigProvider>
    </StyleProvider>,
  )
  return cache
}

const textOf = (mode: ThemeMode): string => extractStyle(cacheOf(mode), { plain: true, types: ['style'] })

/**
 * Returns the component styles of antd as CSS. They use only CSS variables, which the console sets per theme, so one style sheet serves all
 * themes.
 */
export function antdStyles(): string {
  const styles = textOf('light')
  if (styles !== textOf('dark'))
    throw new Error('The styles of the dark theme differ in more than the values of variables')
  return styles
}

export function styledComponents(): string[] {
  const keys = [...cacheOf('light').cache.keys()].filter((key) => key.startsWith('style%'))
  return [...new Set(keys.map((key) => key.split('%')[2] ?? ''))]
}
