/**
 * The `text/html` and `text/plain` that programs write to the clipboard. The structure is the programs', the words and
 * lengths are ours.
 */
type Copied = { html: string; text: string };

const wordMark = (mark: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>`;

/**
 * Word 365 for Windows: list items are paragraphs, with conditional comments, `o:p`, lines broken anywhere, and styles
 * in the head.
 */
export const fromWord: Copied = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0in;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->

<h1>Goats on roofs<o:p></o:p></h1>

<p class=MsoNormal>They <b>see
everything</b>, and <i>say</i>&nbsp;nothing. <a
href="https://goats.example/">More</a>, <a href="#_Toc1">below</a>.<o:p></o:p></p>

<h2>Why<o:p></o:p></h2>

<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${wordMark('·')}Height<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'>${wordMark('o')}of
the roof<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${wordMark('·')}Grass<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l1 level1 lfo2'>${wordMark('1.')}Climb<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'>${wordMark('2.')}Look<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr style='mso-yfti-irow:0'>
<td width=312 valign=top style='width:233.75pt'><p class=MsoNormal><b>Goat<o:p></o:p></b></p></td>
<td width=312><p class=MsoNormal><b>Roof<o:p></o:p></b></p></td></tr>
<tr><td><p class=MsoNormal>Nazê<o:p></o:p></p></td><td><p class=MsoNormal>flat | red<o:p></o:p></p></td></tr></table>

<!--EndFragment-->
</body></html>`,
  text: 'Goats on roofs\r\nThey see everything, and say nothing. More, below.\r\nWhy\r\n·\tHeight\r\no\tof the roof\r\n·\tGrass\r\n\r\n1.\tClimb\r\n2.\tLook\r\nGoat\tRoof\r\nNazê\tflat | red\r\n',
};

export const markdownOfWord = `## Goats on roofs

They **see everything**, and *say* nothing. [More](https://goats.example/), below.

### Why

- Height
  - of the roof
- Grass

1. Climb
2. Look

| Goat | Roof |
| --- | --- |
| Nazê | flat \\| red |`;

const docs =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent';
const run = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="${docs};${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;

/**
 * Google Docs in Chrome: everything is in a `b` that is not bold, emphasis is a style, and an inner list is beside its
 * item.
 */
export const fromGoogleDocs: Copied = {
  html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f3b1c2a-7fff-1d2e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;">${run('Roofs')}</h2><p dir="ltr" style="line-height:1.38;">${run('A ')}${run('bold ', 'font-weight:700;font-style:normal')}${run('word, a ')}${run('slanted', 'font-weight:400;font-style:italic')}${run(' one and ')}<a href="https://docs.example/a" style="text-decoration:none;">${run('a link')}</a>${run('.')}</p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${run('one')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${run('inner')}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${run('two')}</p></li></ul><br /><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr">${run('Name', 'font-weight:700')}</p></td><td><p dir="ltr">${run('Price')}</p></td></tr><tr><td><p dir="ltr">${run('Hay')}</p></td><td><p dir="ltr">${run('2')}</p></td></tr></tbody></table></div><br class="Apple-interchange-newline"></b>`,
  text: 'Roofs\nA bold word, a slanted one and a link.\n\none\ninner\ntwo\n\nName\nPrice\nHay\n2\n',
};

export const markdownOfGoogleDocs = `## Roofs

A **bold** word, a *slanted* one and [a link](https://docs.example/a).

- one
  - inner
- two

| Name | Price |
| --- | --- |
| Hay | 2 |`;

/**
 * Excel 365: columns between the table and its first row, classes for all styles, and a picture of the cells beside it.
 */
export const fromExcel: Copied = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=ProgId content=Excel.Sheet><style><!--.xl65 {mso-number-format:"\\#\\,\\#\\#0";}--></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 width=64 style='height:15.0pt;width:48pt'>Item</td>
  <td width=64 style='width:48pt'>Price</td>
 </tr>
 <tr height=20>
  <td height=20>Hay</td>
  <td class=xl65 align=right>1,250</td>
 </tr>
<!--EndFragment-->
</table></body></html>`,
  text: 'Item\tPrice\r\nHay\t1,250\r\n',
};

export const markdownOfExcel = '| Item | Price |\n| --- | ---: |\n| Hay | 1,250 |';

/** Google Sheets: a table inside an element of its own. */
export const fromGoogleSheets: Copied = {
  html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="rtl" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">کاڵا</td><td>نرخ</td></tr><tr><td>نەخشە‌سازی</td><td>١٢</td></tr></tbody></table></google-sheets-html-origin>`,
  text: 'کاڵا\tنرخ\nنەخشە‌سازی\t١٢',
};

export const markdownOfGoogleSheets = '| کاڵا | نرخ |\n| --- | --- |\n| نەخشە‌سازی | ١٢ |';

/** Chrome, from a Kurdish page: the selection has computed styles. */
export const fromKurdishPage: Copied = {
  html: `<meta charset='utf-8'><h3 style="color: rgb(0, 0, 0); font-weight: 700; direction: rtl;">بان</h3><p style="font-weight: 400;"><strong style="font-weight: 700;">نەخشە‌سازی،</strong>دوو&nbsp;وشە و <a href="https://a.example/%DA%95">بەستەر</a></p>`,
  text: 'بان\n\nنەخشە‌سازی،دوو وشە و بەستەر',
};

export const markdownOfKurdishPage =
  '### بان\n\n**نەخشە‌سازی**،دوو وشە و [بەستەر](https://a.example/%DA%95)';
