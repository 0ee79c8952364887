import {
  EnvironmentOutlined,
  LogoutOutlined,
  MenuOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons'
import { useSnapshot } from 'valtio'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { confirmAndSignOut } from '../../../kit/confirmAndSignOut'
import { useAccess, useUser } from '../../../session/sessionHooks'
import { chooseTheme, THEME_CHOICES } from '../../../ui/themeStore'
import { useIsNarrowScreen } from '../../../ui/useIsNarrowScreen'
import { getAppRouting } from '../../routing/configuredRouting'
import { openShellOverlay } from '../shellOverlay'
import { sidebarState, toggleSidebar } from '../sidebarState'
import { THEME_OPTIONS } from '../themeOptions'
import { cityPaletteEntries, creationPaletteEntries, type PaletteEntry, screenPaletteEntries } from './paletteEntries'

export function usePaletteEntries(): PaletteEntry[] {
  const user = useUser()
  const routing = getAppRouting()
  const { path, search } = useUrlQuery()
  const actions = useActions()
  return [
    ...screenPaletteEntries(user, routing),
    ...creationPaletteEntries(user, routing).map((entry) => ({ ...entry, icon: <PlusOutlined /> })),
    ...actions,
    ...cityPaletteEntries(user, routing, { path, search }).map((entry) => ({
      ...entry,
      icon: <EnvironmentOutlined />,
    })),
  ]
}

function useActions(): PaletteEntry[] {
  const can = useAccess()
  const isNarrow = useIsNarrowScreen()
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
      ? [action('map', 'Карта курьеров', 'показать', <EnvironmentOutlined />, () => openShellOverlay('courierMap'))]
      : []),
    ...THEME_CHOICES.map((choice) =>
      action(
        `theme:${choice}`,
        `Тема: ${THEME_OPTIONS[choice].label.toLowerCase()}`,
        'оформление цвет авто',
        THEME_OPTIONS[choice].icon,
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
      openShellOverlay('shortcuts'),
    ),
    action('signOut', 'Выйти', 'выход', <LogoutOutlined />, confirmAndSignOut),
  ]
}
