import { FastColor } from '@ant-design/fast-color'

/** Replaces the colour library of pro-components (`@ctrl/tinycolor`) with antd's own colour library. */
export class TinyColor extends FastColor {
  setAlpha(alpha) {
    return new TinyColor(this.setA(alpha))
  }
}
