import { BulbOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useSnapshot } from 'valtio'
import { chooseTheme, THEME_CHOICES, type ThemeChoice, themeState } from '../../ui/themeStore'
import { THEME_OPTIONS } from './themeChoices'

export function ThemeMenu() {
  const { choice } = useSnapshot(themeState)
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [choice],
        items: THEME_CHOICES.map((key) => ({ key, label: THEME_OPTIONS[key].label, icon: THEME_OPTIONS[key].icon })),
        onClick: ({ key }) => chooseTheme(key as ThemeChoice),
      }}
    >
      <Button type="text" icon={<BulbOutlined />} aria-label={`Тема: ${THEME_OPTIONS[choice].label.toLowerCase()}`} />
    </Dropdown>
  )
}
