import type ColumnSetting from '@ant-design/pro-components/es/table/components/ColumnSetting/index.js'
import type { ButtonProps } from 'antd'
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ChunkFailureDialog } from '../../ui/chunk/ChunkFailureDialog'
import { ChunkView, createLazyChunk } from '../../ui/chunk/chunk'
import { ErrorBoundary } from '../../ui/chunk/ErrorBoundary'

type Press = ButtonProps & { ref?: RefObject<HTMLButtonElement | null> }
type SettingProps = Omit<ComponentProps<typeof ColumnSetting<Record<string, unknown>>>, 'children'> & {
  children: ReactElement<Press>
}

const chunk = createLazyChunk<SettingProps>(() =>
  import('@ant-design/pro-components/es/table/components/ColumnSetting/index.js').then((m) => m.default),
)

/** Button that opens ProTable's column settings. Their chunk (20 kB) loads when the user hovers over, focuses or clicks the button. */
export function ColumnSettingsButton(props: SettingProps) {
  const [isRequested, setRequested] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!isRequested) {
    return cloneElement(props.children, {
      onPointerEnter: chunk.preload,
      onFocus: chunk.preload,
      onClick: () => void chunk.preload().then(() => setRequested(true)),
    })
  }
  const children = cloneElement(props.children, { ref: button })
  return (
    <ErrorBoundary
      onRetry={chunk.retry}
      fallback={(error, retry) => (
        <>
          {children}
          <ChunkFailureDialog error={error} onRetry={retry} onClose={() => setRequested(false)} />
        </>
      )}
    >
      <ChunkView chunk={chunk} props={{ ...props, children }} />
      <PressAgain button={button} />
    </ErrorBoundary>
  )
}

function PressAgain({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => {
    button.current?.focus()
    button.current?.click()
  }, [button])
  return null
}
