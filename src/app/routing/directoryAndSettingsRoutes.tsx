import { paths } from '../../kit/address/paths'
import { ALLOW_EVERY_USER, allPermissionsRule } from './accessRules'
import type { AppRoute } from './appRoute'
import { lazyScreen } from './lazyScreen'
import { PROFILE_CRUMB } from './parentBreadcrumbs'

export const DIRECTORY_ROUTES: readonly AppRoute[] = [
  {
    path: paths.directory('cities'),
    title: 'Справочник - Города',
    access: allPermissionsRule('city_manage'),
    menu: { label: 'Города', group: 'directories' },
    screen: lazyScreen(() => import('../../pages/cities/CitiesPage').then((m) => m.default)),
    add: { label: 'Новый город', access: allPermissionsRule('city_manage') },
  },
  {
    path: paths.directory('roles'),
    title: 'Справочник - Роли',
    access: allPermissionsRule('role_manage'),
    menu: { label: 'Роли', group: 'directories' },
    screen: lazyScreen(() => import('../../pages/roles/RolesPage').then((m) => m.RolesPage)),
    add: { label: 'Новая роль', access: allPermissionsRule('role_manage') },
  },
  {
    path: paths.directory('penalties'),
    title: 'Справочник - Штрафы',
    access: allPermissionsRule('penalty_manage'),
    menu: { label: 'Штрафы', group: 'directories' },
    screen: lazyScreen(() => import('../../pages/penalties/PenaltiesPage').then((m) => m.PenaltiesPage)),
    add: { label: 'Новый вид штрафа', access: allPermissionsRule('penalty_manage') },
  },
]

export const SETTINGS_ROUTES: readonly AppRoute[] = [
  {
    path: paths.courierRate,
    title: 'Курьерские ставки',
    access: allPermissionsRule('courier_rate_manage'),
    menu: { label: 'Курьерские ставки', group: 'settings' },
    screen: lazyScreen(() => import('../../pages/rates/courierRate/CourierRatePage').then((m) => m.CourierRatePage)),
    isByCity: true,
  },
  {
    path: paths.bonusRate,
    title: 'Бонусные сетки',
    access: allPermissionsRule('courier_rate_manage'),
    menu: { label: 'Бонусные сетки', group: 'settings' },
    screen: lazyScreen(() => import('../../pages/rates/bonusRate/BonusRatePage').then((m) => m.BonusRatePage)),
    isByCity: true,
  },
  {
    path: paths.ratioRate,
    title: 'Повышенные ставки',
    access: allPermissionsRule('courier_rate_manage'),
    menu: { label: 'Повышенные ставки', group: 'settings' },
    screen: lazyScreen(() => import('../../pages/rates/ratioRate/RatioRatePage').then((m) => m.RatioRatePage)),
    isByCity: true,
  },
  {
    // The header contains a link to this screen, so the screen has no menu entry.
    path: paths.notifications,
    title: 'Уведомления',
    access: allPermissionsRule('notification_manage'),
    screen: lazyScreen(() => import('../../pages/notifications/NotificationsPage').then((m) => m.NotificationsPage)),
    isByCity: true,
  },
  {
    path: paths.profile,
    title: 'Профиль',
    access: ALLOW_EVERY_USER,
    screen: lazyScreen(() => import('../../pages/profile/ProfilePage').then((m) => m.ProfilePage)),
  },
  {
    path: paths.changePassword,
    title: 'Изменение пароля',
    access: ALLOW_EVERY_USER,
    trail: [PROFILE_CRUMB],
    screen: lazyScreen(() => import('../../pages/profile/ChangePasswordPage').then((m) => m.ChangePasswordPage)),
  },
]
