import { BarChartOutlined, BookOutlined, SettingOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { MenuGroupKey } from './appRoute'

export const MENU_GROUP_HEADINGS: Record<MenuGroupKey, { label: string; icon: ReactNode }> = {
  directories: { label: 'Справочники', icon: <BookOutlined aria-hidden /> },
  reports: { label: 'Отчёты', icon: <BarChartOutlined aria-hidden /> },
  settings: { label: 'Настройки', icon: <SettingOutlined aria-hidden /> },
}
