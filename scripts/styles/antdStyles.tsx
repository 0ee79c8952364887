import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import {
  Alert,
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Drawer,
  Dropdown,
  Empty,
  Flex,
  Input,
  Layout,
  Menu,
  Modal,
  Pagination,
  Popover,
  Progress,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Slider,
  Space,
  Spin,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  Timeline,
  TimePicker,
  Tooltip,
  Tree,
} from 'antd'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { antdTheme } from '../../src/ui/antdTheme'
import type { ThemeMode } from '../../src/ui/theme'

const { _InternalPanelDoNotUseOrYouWillBeFired: ModalPanel } = Modal
const { _InternalPanelDoNotUseOrYouWillBeFired: DropdownPanel } = Dropdown
const { _InternalPanelDoNotUseOrYouWillBeFired: PopoverPanel } = Popover
const { _InternalPanelDoNotUseOrYouWillBeFired: DrawerPanel } = Drawer

/**
 * Every antd component that the console or pro-components use, in each variant that has separate styles. A test in `tests/build` fails if
 * one is missing.
 */
const RENDERED: ReactNode = (
  <>
    <Alert title="" />
    <Avatar />
    <Badge />
    <Badge.Ribbon />
    <Breadcrumb />
    <Button />
    <Card />
    <Checkbox />
    <DatePicker />
    <DatePicker.RangePicker />
    <DrawerPanel />
    <DropdownPanel menu={{ items: [] }} />
    <Empty />
    <Flex />
    <Input />
    <Input.Search />
    <Input.TextArea />
    <Input.Password />
    <Layout>
      <Layout.Header />
      <Layout.Sider />
      <Layout.Content />
      <Layout.Footer />
    </Layout>
    <Menu items={[]} />
    <ModalPanel />
    <ModalPanel type="confirm" />
    <Pagination />
    <PopoverPanel />
    <Progress />
    <Radio />
    <Radio.Group>
      <Radio.Button value="" />
    </Radio.Group>
    <Result />
    <Segmented options={[]} />
    <Select />
    <Skeleton />
    <Slider />
    <Space />
    <Space.Compact>
      <Button />
      <Input />
      <Select />
      <Space.Addon>{null}</Space.Addon>
    </Space.Compact>
    <Spin />
    <Steps />
    <Switch />
    <Table />
    <Tabs />
    <Tag color="blue" />
    <Tag color="success" />
    <TimePicker />
    <Timeline />
    <Tooltip title=" ">
      <span />
    </Tooltip>
    <Tree treeData={[]} />
  </>
)

function cacheOf(mode: ThemeMode) {
  const cache = createCache()
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={{ ...antdTheme(mode), hashed: false }}>{RENDERED}</ConfigProvider>
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
