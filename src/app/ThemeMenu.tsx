import { BulbOutlined, DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { chooseTheme, THEME_CHOICES, type ThemeChoice, themeState } from '../ui/themeStore'

const CHOICES: Record<ThemeChoice, { label: string; icon: ReactNode }> = {
  light: { label: 'Светлая', icon: <SunOutlined /> },
  dark: { label: 'Тёмная', icon: <MoonOutlined /> },
  system: { label: 'Как в системе', icon: <DesktopOutlined /> },
}

/** Light, dark, or as the machine has it. */
export function ThemeMenu() {
  const { choice } = useSnapshot(themeState)
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [choice],
        items: THEME_CHOICES.map((key) => ({ key, label: CHOICES[key].label, icon: CHOICES[key].icon })),
        onClick: ({ key }) => chooseTheme(key as ThemeChoice),
      }}
    >
      <Button type="text" icon={<BulbOutlined />} aria-label={`Тема: ${CHOICES[choice].label.toLowerCase()}`} />
    </Dropdown>
  )
}
