import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { ThemeChoice } from '../../ui/themeStore'

export const THEME_OPTIONS: Record<ThemeChoice, { label: string; icon: ReactNode }> = {
  light: { label: 'Светлая', icon: <SunOutlined /> },
  dark: { label: 'Тёмная', icon: <MoonOutlined /> },
  system: { label: 'Как в системе', icon: <DesktopOutlined /> },
}
