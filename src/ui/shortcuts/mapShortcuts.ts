import { addShortcuts } from './shortcuts'

export const MAP_SHORTCUTS = addShortcuts('map', {
  mapNext: { label: 'Следующий курьер, от середины карты', presses: [{ cap: 'J', code: 'KeyJ' }] },
  mapPrevious: { label: 'Предыдущий курьер', presses: [{ cap: 'K', code: 'KeyK' }] },
  mapOpen: { label: 'Карточка выбранного курьера', presses: [{ cap: 'Enter', key: 'Enter' }] },
  mapFollow: { label: 'Следить за выбранным курьером', presses: [{ cap: 'F', code: 'KeyF' }] },
  mapAll: { label: 'Показать всех курьеров', presses: [{ cap: '0', code: 'Digit0' }] },
  mapLeave: { label: 'Снять выбор', presses: [{ cap: 'Esc', key: 'Escape' }] },
})
