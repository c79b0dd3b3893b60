import { expect, test } from 'vitest';
import {
  inOneOrder,
  withoutNeedless,
  withoutOptionalEnds,
  withShortIds,
} from '../../codegen/site/shorter-markup.ts';

test('class and address come first, of drawings as they are', () => {
  expect(inOneOrder('<a id="x" href="/a" class="b c" title="t">')).toBe('<a class="b c" href="/a" id="x" title="t">');
  expect(inOneOrder('<p id="x" class="b"><svg width="1" class="icon">')).toBe(
    '<p class="b" id="x"><svg width="1" class="icon">',
  );
});

test('a text that looks like an attribute is none', () => {
  const text = '<p title="a &lt;a id=1 class=&quot;b&quot;">x class="b" </p>';
  expect(inOneOrder(text)).toBe(text);
});

test.for([
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['<ul><li>a</li><template></template></ul>', '<ul><li>a</li><template></template></ul>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ['<dl><div><dd>b</dd><dt>a</dt></div></dl>', '<dl><div><dd>b<dt>a</dt></div></dl>'],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<table><thead><tr><th>a<tbody><tr><td>b<td>c</table>',
  ],
  ['<div><p class="x">a <b>c</b></p><p>b</p></div>', '<div><p class="x">a <b>c</b><p>b</div>'],
  // The first ends where the `div` begins, and the end that is left over tells.
  ['<p>a<div>b</div></p><p>c</p></div>', '<p>a<div>b</div></p><p>c</div>'],
  ['<p>a</p><span>b</span>', '<p>a</p><span>b</span>'],
] as const)('ends that browsers know are left out: %s', ([written, short]) => {
  expect(withoutOptionalEnds(written)).toBe(short);
});

test('empty classes and the slash of elements that hold nothing are left out, that of shapes stays', () => {
  expect(withoutNeedless('<p class=""><br/><meta name="a"/><path d="M0 0"/>')).toBe(
    '<p><br><meta name="a"><path d="M0 0"/>',
  );
});

test('names of attributes are written small, those of drawings and texts as they are', () => {
  expect(
    withoutNeedless(
      '<time dateTime="2026" id="a">charSet="x"</time><svg viewBox="0"><button id="b" popoverTarget="c">',
    ),
  ).toBe('<time datetime="2026" id="a">charSet="x"</time><svg viewBox="0"><button id="b" popovertarget="c">');
});

test('made ids are written shorter wherever they are named; those of islands and of owners stay', () => {
  expect(
    withShortIds(
      '<p aria-labelledby="_2R_0_ _aR_1k_"><b id="_2R_0_"><use href="#_aR_1k_plate"><i id="_formR_1_"><i id="plan">',
    ),
  ).toBe('<p aria-labelledby="_2_0 _a_1k"><b id="_2_0"><use href="#_a_1kplate"><i id="_formR_1_"><i id="plan">');
});
