import { expect, test } from 'vitest';
import { isometricBox, isometricPoint } from '../../src/blocks/hero/asides/isometric.ts';

test('axes run down to the right, down to the left, and straight up', () => {
  expect(isometricPoint(10, 0, 0)).toEqual([8.7, 5]);
  expect(isometricPoint(0, 10, 0)).toEqual([-8.7, 5]);
  expect(isometricPoint(0, 0, 10)).toEqual([0, -10]);
});

test('the three faces of a box meet in its front corner', () => {
  const { top, left, right } = isometricBox([0, 0, 0], [10, 10, 4]);
  for (const face of [top, left, right]) expect(face).toContain('0 10');
  expect(left).toContain('0 14');
  expect(right).toContain('0 14');
});
