import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, type ButtonProps, Dropdown } from 'antd'
import { DENSITIES, type Density } from './tableSettings'

const DENSITY_LABEL: Record<Density, string> = { small: 'Компактно', middle: 'Средне', large: 'Просторно' }

/** Reloads the list. */
export function ReloadButton({ onReload }: { onReload: () => void }) {
  return <Tool name="Обновить список" icon={<ReloadOutlined />} onClick={onReload} />
}

/** How tall the rows are. */
export function DensityMenu({ density, onChange }: { density: Density; onChange: (density: Density) => void }) {
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        items: DENSITIES.map((key) => ({ key, label: DENSITY_LABEL[key] })),
        selectedKeys: [density],
        onClick: ({ key }) => onChange(DENSITIES.find((known) => known === key) ?? 'small'),
      }}
    >
      <Tool name="Плотность строк" icon={<ColumnHeightOutlined />} />
    </Dropdown>
  )
}

/** Opens the column settings; the table hangs its own menu on it. */
export function ColumnsButton(props: ButtonProps) {
  return <Tool {...props} name="Настройка колонок" icon={<SettingOutlined />} />
}

function Tool({ name, ...props }: ButtonProps & { name: string }) {
  return <Button {...props} type="text" size="small" aria-label={name} title={name} />
}
