import { Modal } from 'antd'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { ShortcutKeys } from '../../ui/shortcuts/ShortcutKeys'
import { SHORTCUT_IDS, SHORTCUTS, type ShortcutGroup } from '../../ui/shortcuts/shortcuts'
import './shortcutsDialog.css'
import '../../ui/shortcuts/mapShortcuts'
import '../../ui/shortcuts/orderShortcuts'
import '../../ui/shortcuts/rowActionShortcuts'
import '../../ui/shortcuts/weekEditorShortcuts'

const GROUP_TITLES: Record<ShortcutGroup, string> = {
  everywhere: 'Везде',
  list: 'В списке',
  order: 'У выбранного заказа',
  filter: 'В фильтре',
  map: 'На карте курьеров',
  week: 'В сетке недели',
}

const GROUPS = Object.keys(GROUP_TITLES) as ShortcutGroup[]

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal {...closeOnlyDialogProps(onClose)} open={open} title="Сочетания клавиш" width={560}>
      {GROUPS.map((group) => (
        <section key={group} className="shortcut-list__group">
          <h2 className="shortcut-list__title">{GROUP_TITLES[group]}</h2>
          <ul className="shortcut-list">
            {SHORTCUT_IDS.filter((id) => SHORTCUTS[id].group === group).map((id) => (
              <li key={id} className="shortcut-list__row">
                <span>{SHORTCUTS[id].label}</span>
                <ShortcutKeys id={id} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  )
}
