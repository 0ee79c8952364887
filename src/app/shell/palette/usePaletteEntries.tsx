import {
  EnvironmentOutlined,
  LogoutOutlined,
  MenuOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons'
import { useSnapshot } from 'valtio'
import { useAddress } from '../../../kit/address/useAddress'
import { leaveSession } from '../../../kit/leaveSession'
import { useAccess, useUser } from '../../../session/useAccess'
import { chooseTheme, THEME_CHOICES } from '../../../ui/themeStore'
import { useNarrow } from '../../../ui/useNarrow'
import { getRouting } from '../../routing/routing'
import { openOverlay } from '../overlay'
import { sidebarState, toggleSidebar } from '../sidebarState'
import { THEMES } from '../themeChoices'
import { addEntries, cityEntries, type PaletteEntry, screenEntries } from './entries'

export function usePaletteEntries(): PaletteEntry[] {
  const user = useUser()
  const routing = getRouting()
  const { path, search } = useAddress()
  const actions = useActions()
  return [
    ...screenEntries(user, routing),
    ...addEntries(user, routing).map((entry) => ({ ...entry, icon: <PlusOutlined /> })),
    ...actions,
    ...cityEntries(user, routing, { path, search }).map((entry) => ({ ...entry, icon: <EnvironmentOutlined /> })),
  ]
}

function useActions(): PaletteEntry[] {
  const can = useAccess()
  const isNarrow = useNarrow()
  const { isCollapsed } = useSnapshot(sidebarState)
  const action = (id: string, label: string, words: string, icon: React.ReactNode, run: () => void): PaletteEntry => ({
    id: `action:${id}`,
    kind: 'action',
    label,
    words,
    icon,
    run,
  })
  return [
    ...(can('courier_location_view')
      ? [action('map', 'Карта курьеров', 'показать', <EnvironmentOutlined />, () => openOverlay('courierMap'))]
      : []),
    ...THEME_CHOICES.map((choice) =>
      action(
        `theme:${choice}`,
        `Тема: ${THEMES[choice].label.toLowerCase()}`,
        'оформление цвет авто',
        THEMES[choice].icon,
        () => chooseTheme(choice),
      ),
    ),
    ...(isNarrow
      ? []
      : [
          action(
            'sidebar',
            isCollapsed ? 'Развернуть меню' : 'Свернуть меню',
            'боковая панель',
            <MenuOutlined />,
            toggleSidebar,
          ),
        ]),
    action('shortcuts', 'Сочетания клавиш', 'горячие клавиши помощь', <QuestionCircleOutlined />, () =>
      openOverlay('shortcuts'),
    ),
    action('signOut', 'Выйти', 'выход', <LogoutOutlined />, leaveSession),
  ]
}
