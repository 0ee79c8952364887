import { addShortcuts, type Shortcut } from './shortcuts'

export const MAP_SHORTCUTS = {
  mapNext: { group: 'map', label: 'Следующий курьер, от середины карты', presses: [{ cap: 'J', code: 'KeyJ' }] },
  mapPrevious: { group: 'map', label: 'Предыдущий курьер', presses: [{ cap: 'K', code: 'KeyK' }] },
  mapOpen: { group: 'map', label: 'Карточка выбранного курьера', presses: [{ cap: 'Enter', key: 'Enter' }] },
  mapFollow: { group: 'map', label: 'Следить за выбранным курьером', presses: [{ cap: 'F', code: 'KeyF' }] },
  mapAll: { group: 'map', label: 'Показать всех курьеров', presses: [{ cap: '0', code: 'Digit0' }] },
  mapLeave: { group: 'map', label: 'Снять выбор', presses: [{ cap: 'Esc', key: 'Escape' }] },
} as const satisfies Record<string, Shortcut>

addShortcuts(MAP_SHORTCUTS)
