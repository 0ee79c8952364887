import {
  LeftOutlined,
  RedoOutlined,
  RightOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { EmployeeDocument } from '../../api/employees'
import { viewableUrl } from '../../domain/safeUrl'
import { EmptyState } from '../../ui/EmptyState'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { employeeDocumentName } from './EmployeeDocumentList'

type ViewerProps = {
  open: boolean
  documents: readonly EmployeeDocument[]
  id: number
  onShow: (id: number) => void
  onClose: () => void
}

type ViewState = { id: number; zoom: number; turn: number; isBroken: boolean }

const MIN_ZOOM = 1
const MAX_ZOOM = 6
const ZOOM_STEP = 1.5
const QUARTER = 90

const KEYS: Record<string, ['step' | 'zoom', number]> = {
  ArrowLeft: ['step', -1],
  ArrowRight: ['step', 1],
  '+': ['zoom', ZOOM_STEP],
  '=': ['zoom', ZOOM_STEP],
  '-': ['zoom', 1 / ZOOM_STEP],
}

export function DocumentViewer({ open, documents, id, onShow, onClose }: ViewerProps) {
  const [last, setView] = useState<ViewState>(initialView(id))
  const view = last.id === id ? last : initialView(id)
  const index = documents.findIndex((document) => document.id === id)
  const document = documents[index]
  const change = (part: Partial<ViewState>) => setView({ ...view, ...part })
  const step = (by: number) => {
    const next = documents[index + by]
    if (next) onShow(next.id)
  }
  const zoom = (factor: number) => change({ zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, view.zoom * factor)) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const [action, amount] = KEYS[event.key] ?? []
    if (amount === undefined) return
    event.preventDefault()
    if (action === 'step') step(amount)
    else zoom(amount)
  }
  const tool = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Button icon={icon} aria-label={label} title={label} disabled={disabled} onClick={onClick} />
  )

  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title={document ? employeeDocumentName(document) : 'Документ'}
      width="min(960px, 96vw)"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key handler serves the picture and its buttons */}
      <div className="document-viewer" onKeyDown={onKeyDown}>
        <div className="document-viewer__tools">
          {tool('Предыдущий документ', <LeftOutlined />, () => step(-1), index <= 0)}
          <span aria-live="polite">{`${index + 1} из ${documents.length}`}</span>
          {tool('Следующий документ', <RightOutlined />, () => step(1), index >= documents.length - 1)}
          <span className="document-viewer__gap" />
          {tool('Отдалить', <ZoomOutOutlined />, () => zoom(1 / ZOOM_STEP), view.zoom <= MIN_ZOOM)}
          <span className="document-viewer__zoom">{`${Math.round(view.zoom * 100)}\u00a0%`}</span>
          {tool('Приблизить', <ZoomInOutlined />, () => zoom(ZOOM_STEP), view.zoom >= MAX_ZOOM)}
          {tool('Повернуть влево', <UndoOutlined />, () => change({ turn: view.turn - QUARTER }))}
          {tool('Повернуть вправо', <RedoOutlined />, () => change({ turn: view.turn + QUARTER }))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a zoomed picture */}
        <section className="document-viewer__area" aria-label="Изображение документа" tabIndex={0}>
          {view.isBroken ? (
            <EmptyState title="Изображение не открылось" hint="Файл недоступен или повреждён" />
          ) : (
            <img
              key={id}
              className="document-viewer__picture"
              src={viewableUrl(document?.url)}
              alt={document ? employeeDocumentName(document) : ''}
              style={{ width: `${view.zoom * 100}%`, rotate: `${view.turn}deg` }}
              onError={() => change({ isBroken: true })}
            />
          )}
        </section>
      </div>
    </Modal>
  )
}

const initialView = (id: number): ViewState => ({ id, zoom: 1, turn: 0, isBroken: false })
