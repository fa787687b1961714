// node_modules/nodemailer/dist/esm/addressparser/index.js
const TOKEN_OPERATOR = 1;
const TOKEN_NO_BREAK = 2;
const TOKEN_DIRTY = 4;
const TOKEN_ESCAPES = 8;
const TOKEN_STARTS_ESCAPED = 16;
var TokenList = class {
	constructor(str) {
		this.str = str;
		this.slots = new Int32Array(48);
		this.length = 0;
		this.cleaned = new Map();
	}
	push(kind, start, end) {
		if ((this.length + 1) * 3 > this.slots.length) {
			const grown = new Int32Array(this.slots.length * 2);
			grown.set(this.slots);
			this.slots = grown;
		}
		const at = this.length * 3;
		this.slots[at] = kind;
		this.slots[at + 1] = start;
		this.slots[at + 2] = end;
		return this.length++;
	}
	contentStart(index) {
		let start = this.slots[index * 3 + 1];
		const end = this.slots[index * 3 + 2];
		while (start < end && _isDroppedCode(this.str.charCodeAt(start))) start++;
		return start;
	}
	contentEnd(index) {
		const start = this.slots[index * 3 + 1];
		let end = this.slots[index * 3 + 2];
		while (end > start && _isDroppedCode(this.str.charCodeAt(end - 1))) end--;
		return end;
	}
	operatorAt(index) {
		const at = index * 3;
		return this.slots[at] & TOKEN_OPERATOR ? this.str.charAt(this.slots[at + 1]) : "";
	}
	isOperator(index) {
		return (this.slots[index * 3] & TOKEN_OPERATOR) !== 0;
	}
	noBreak(index) {
		return (this.slots[index * 3] & TOKEN_NO_BREAK) !== 0;
	}
	value(index) {
		const cleaned = this.cleaned.get(index);
		if (cleaned !== void 0) return cleaned;
		return this.str.slice(this.slots[index * 3 + 1], this.slots[index * 3 + 2]);
	}
};
const DOMAIN_LITERAL_TAIL = /@(\[[^[\]\\]*\])$/;
function _domainAt(address) {
	const literal = address.charAt(address.length - 1) === "]" ? DOMAIN_LITERAL_TAIL.exec(address) : null;
	return literal ? address.length - literal[1].length - 1 : address.lastIndexOf("@");
}
function _quoteLocalPart(address) {
	const lastAt = _domainAt(address);
	if (lastAt < 0) return address;
	const user = address.substr(0, lastAt);
	if (/^[^\s"(),:;<>@[\\\]]+$/.test(user) || /^"(?:[^"\\]|\\[\s\S])*"$/.test(user)) return address;
	return "\"" + user.replace(/["\\]/g, "\\$&") + "\"@" + address.substr(lastAt + 1);
}
const HAS_WHITESPACE = /\s/;
const QUOTED_LOCAL_ADDR = /^("(?:[^"\\]|\\[\s\S])*"@\S+)(?:\s+([\s\S]+))?$/;
const ADDR_SPEC = /^[^@\s]+@[^@\s]+$/;
const LITERAL_ADDR_SPEC = /^[^@\s]+@\[[^[\]\\\s]*\]$/;
const QUOTED_LOCAL_DOMAIN = /^@(?:[^@\s"]+|\[[^[\]\\\s]*\])$/;
function _isAddrSpec(value) {
	return ADDR_SPEC.test(value) || LITERAL_ADDR_SPEC.test(value);
}
const LOOSE_ADDR_SPEC = /^[^@\s]+@\S+$/;
const LOOSE_TEXT_ADDR = /\s*\b[^@\s]+@[^\s]+\b\s*/y;
function _isSpaceCode(code) {
	return code === 32 || code >= 9 && code <= 13 || code === 160 || code === 5760 || code >= 8192 && code <= 8202 || code === 8232 || code === 8233 || code === 8239 || code === 8287 || code === 12288 || code === 65279;
}
function _isFoldingSpaceCode(code) {
	return code === 32 || code === 9 || code === 13 || code === 10;
}
function _isFoldingGap(str, from, to) {
	for (let i = from; i < to; i++) if (!_isFoldingSpaceCode(str.charCodeAt(i))) return false;
	return true;
}
function _isDroppedCode(code) {
	return code < 32 || code === 127 || _isSpaceCode(code);
}
function _isWordCode(code) {
	return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === 95;
}
function _isBoundary(text, at) {
	return _isWordCode(text.charCodeAt(at - 1)) !== _isWordCode(text.charCodeAt(at));
}
function _indexOfAt(text, from, to) {
	for (let i = from; i < to; i++) if (text.charCodeAt(i) === 64) return i;
	return -1;
}
const LEADING_QUOTED_STRING = /^"(?:[^"\\]|\\[\s\S])*"/;
function _joinAtSpacing(value, at) {
	if (at < 0) return value;
	let start = at;
	while (start > 0 && _isSpaceCode(value.charCodeAt(start - 1))) start--;
	let end = at + 1;
	while (end < value.length && _isSpaceCode(value.charCodeAt(end))) end++;
	return _joinDomainDotSpacing(start === at && end === at + 1 ? value : value.slice(0, start) + "@" + value.slice(end), start);
}
const ASCII_ATEXT = new Uint8Array(128);
for (let code = 33; code < 127; code++) ASCII_ATEXT[code] = "()<>[]:;@\\,.\"".indexOf(String.fromCharCode(code)) < 0 ? 1 : 0;
function _isAtextCode(code) {
	return code < 128 ? ASCII_ATEXT[code] === 1 : !_isSpaceCode(code);
}
function _joinDomainDotSpacing(value, at) {
	const len = value.length;
	let pos = at + 1;
	let spaced = false;
	for (;;) {
		const labelStart = pos;
		while (pos < len && _isAtextCode(value.charCodeAt(pos))) pos++;
		if (pos === labelStart) break;
		let next = pos;
		while (next < len && _isFoldingSpaceCode(value.charCodeAt(next))) next++;
		if (value.charCodeAt(next) !== 46) break;
		next++;
		while (next < len && _isFoldingSpaceCode(value.charCodeAt(next))) next++;
		if (next >= len || !_isAtextCode(value.charCodeAt(next))) break;
		spaced = spaced || next !== pos + 1;
		pos = next;
	}
	if (!spaced) return value;
	let domain = "";
	for (let k = at + 1; k < pos; k++) if (!_isFoldingSpaceCode(value.charCodeAt(k))) domain += value.charAt(k);
	return value.slice(0, at + 1) + domain + value.slice(pos);
}
function _collapseAtSpacing(value) {
	const quoted = LEADING_QUOTED_STRING.exec(value);
	if (quoted) {
		let at = quoted[0].length;
		while (at < value.length && _isSpaceCode(value.charCodeAt(at))) at++;
		if (value.charAt(at) === "@" && value.indexOf("@", at + 1) < 0) return _joinAtSpacing(value, at);
	}
	const at = value.indexOf("@");
	if (at < 0 || value.indexOf("@", at + 1) >= 0 || value.lastIndexOf("\"") > at) return value;
	return _joinAtSpacing(value, at);
}
function _looseAddressStart(text) {
	const len = text.length;
	let pos = 0;
	while (pos < len) {
		while (pos < len && _isSpaceCode(text.charCodeAt(pos))) pos++;
		if (pos >= len) break;
		const runStart = pos;
		let runEnd = pos;
		while (runEnd < len && !_isSpaceCode(text.charCodeAt(runEnd))) runEnd++;
		let at = _indexOfAt(text, runStart, runEnd);
		if (at >= 0) {
			let lastBoundary = -1;
			for (let k = runEnd; k > runStart; k--) if (_isBoundary(text, k)) {
				lastBoundary = k;
				break;
			}
			let atomStart = runStart;
			while (lastBoundary >= 0 && at >= 0) {
				if (at > atomStart && runEnd > at + 1 && lastBoundary > at + 1) {
					for (let start = atomStart; start < at; start++) if (_isBoundary(text, start)) {
						if (start > runStart) return start;
						let padded = runStart;
						while (padded > 0 && _isSpaceCode(text.charCodeAt(padded - 1))) padded--;
						return padded;
					}
				}
				atomStart = at + 1;
				at = _indexOfAt(text, atomStart, runEnd);
			}
		}
		pos = runEnd;
	}
	return -1;
}
function _recoverAddrSpec(data) {
	data.address = _collapseAtSpacing(data.address);
	if (!HAS_WHITESPACE.test(data.address)) return;
	let address;
	let rest;
	const quoted = data.address.match(QUOTED_LOCAL_ADDR);
	if (quoted) {
		if (!quoted[2]) return;
		address = quoted[1];
		rest = [quoted[2]];
	} else {
		if (data.address.indexOf("\"") >= 0) return;
		const parts = data.address.split(/\s+/);
		let addrIndex = parts.findIndex(_isAddrSpec);
		if (addrIndex < 0) addrIndex = parts.findIndex((part) => LOOSE_ADDR_SPEC.test(part));
		if (addrIndex < 0) return;
		address = parts.splice(addrIndex, 1)[0];
		rest = parts;
	}
	data.address = address;
	data.text = [data.text].concat(rest).filter((part) => part).join(" ");
}
function _stripAddressComments(address) {
	const comments = [];
	let result = "";
	let comment = "";
	let depth = 0;
	let closer = "";
	let lastChar = "";
	let pendingSpace = false;
	let firstChar = "";
	let quoteSeen = false;
	let routeEnd = -1;
	for (let i = 0, len = address.length; i < len; i++) {
		const chr = address.charAt(i);
		if (depth) {
			if (chr === "\\" && i < len - 1) comment += address.charAt(++i);
			else if (chr === "(") {
				depth++;
				comment += chr;
			} else if (chr === ")" && !--depth) {
				comments.push(comment.trim());
				comment = "";
				pendingSpace = lastChar !== "@";
			} else comment += chr;
			continue;
		}
		if (pendingSpace && chr !== "(") {
			pendingSpace = false;
			if (chr !== "@" && chr !== "<" && !_isSpaceCode(address.charCodeAt(i))) {
				result += " ";
				lastChar = " ";
			}
		}
		if (closer) {
			if (chr === "\\" && closer === "\"" && i < len - 1) {
				result += chr + address.charAt(++i);
				lastChar = address.charAt(i);
				continue;
			}
			if (chr === closer) closer = "";
		} else if (chr === "\"") {
			closer = "\"";
			quoteSeen = true;
		} else if (chr === ":" && routeEnd < 0 && firstChar === "@" && !quoteSeen) routeEnd = result.length + 1;
		else if (chr === "[") closer = "]";
		else if (chr === "(") {
			depth = 1;
			continue;
		} else if (chr === "<") {
			result = "";
			lastChar = "";
			comments.length = 0;
			firstChar = "";
			quoteSeen = false;
			routeEnd = -1;
			continue;
		}
		result += chr;
		lastChar = chr;
		if (!firstChar && !_isSpaceCode(address.charCodeAt(i))) firstChar = chr;
	}
	if (routeEnd >= 0 && result.indexOf("@", routeEnd) >= 0) result = result.slice(routeEnd);
	if (depth) comments.push(comment.trim());
	return {
		address: result.trim(),
		comments: comments.filter((text) => text)
	};
}
function _collectAddressParts(tokens, from, to) {
	let state = "text";
	const data = {
		address: [],
		comment: [],
		text: [],
		textWasQuoted: [],
		quotedLocalAt: []
	};
	let insideQuotes = false;
	let lastTextPureQuoted = false;
	let lastTextHasAt = false;
	let lastTextOpen = false;
	let gapFrom = 0;
	let gapsFolding = true;
	const lastChars = {
		address: "",
		comment: "",
		text: ""
	};
	for (let i = from; i < to; i++) {
		const value = tokens.value(i);
		const prevOperator = i > from ? tokens.operatorAt(i - 1) : "";
		const prevNoBreak = i > from && tokens.noBreak(i - 1);
		if (tokens.isOperator(i)) switch (value) {
			case "<":
				state = "address";
				insideQuotes = false;
				lastTextOpen = false;
				break;
			case "(":
				state = "comment";
				insideQuotes = false;
				gapsFolding = gapsFolding && _isFoldingGap(tokens.str, gapFrom, tokens.contentStart(i));
				break;
			case "\"":
				insideQuotes = !insideQuotes;
				state = "text";
				lastTextOpen = false;
				break;
			default:
				state = "text";
				insideQuotes = false;
				if (value !== ")") lastTextOpen = false;
				else gapFrom = tokens.contentEnd(i);
		}
		else {
			const opensAfterEmptyQuotedString = prevOperator === "\"" && prevNoBreak && i > from + 1 && tokens.operatorAt(i - 2) === "\"";
			const parts = data[state];
			const secondAt = lastTextHasAt && prevOperator === ")" && value.indexOf("@") >= 0;
			const joins = !secondAt && lastTextOpen && lastTextHasAt && prevOperator === ")" && (lastChars.text === "." || value.charAt(0) === ".") && gapsFolding && _isFoldingGap(tokens.str, gapFrom, tokens.contentStart(i)) || !secondAt && prevNoBreak && parts.length > 0 && (prevOperator !== ")" || lastChars[state] === "@" || value.charAt(0) === "@");
			if (joins) {
				const last = data[state].length - 1;
				if (state === "text" && !insideQuotes) {
					if (lastTextPureQuoted && value.charAt(0) === "@") data.quotedLocalAt[last] = data.text[last].length;
					lastTextPureQuoted = false;
				}
				data[state][last] += value;
				lastChars[state] = value.charAt(value.length - 1);
				if (state === "text" && insideQuotes) data.textWasQuoted[last] = true;
			} else {
				data[state].push(value);
				lastChars[state] = value.charAt(value.length - 1);
				if (state === "text") {
					data.textWasQuoted.push(insideQuotes || opensAfterEmptyQuotedString);
					data.quotedLocalAt.push(opensAfterEmptyQuotedString && value.charAt(0) === "@" ? 0 : -1);
					lastTextPureQuoted = insideQuotes;
				}
			}
			if (state === "text") {
				lastTextHasAt = joins && lastTextHasAt || !insideQuotes && value.indexOf("@") >= 0;
				lastTextOpen = true;
				gapFrom = tokens.contentEnd(i);
				gapsFolding = true;
			}
		}
	}
	let textFromComment = false;
	if (!data.text.length && data.comment.length) {
		data.text = data.comment;
		data.comment = [];
		textFromComment = true;
	}
	return {
		data,
		textFromComment
	};
}
function _groupName(tokens, from, to) {
	return _collectAddressParts(tokens, from, to).data.text.join(" ");
}
function _handleAddress(tokens, from, to) {
	const collected = _collectAddressParts(tokens, from, to);
	const data = collected.data;
	let textFromComment = collected.textFromComment;
	const addressComments = [];
	const addressParts = [];
	for (const part of data.address) {
		const stripped = _stripAddressComments(part);
		for (const comment of stripped.comments) addressComments.push(comment);
		if (stripped.address) addressParts.push(stripped.address);
	}
	data.address = addressParts;
	if (!data.address.length && data.text.length && !textFromComment) {
		const candidates = data.text.map((part) => _collapseAtSpacing(part));
		for (let i = 0; i < data.text.length; i++) {
			const local = data.quotedLocalAt[i];
			const quotedLocal = data.textWasQuoted[i] && local >= 0 && QUOTED_LOCAL_DOMAIN.test(data.text[i].slice(local)) ? _quoteLocalPart(data.text[i]) : "";
			if (quotedLocal || !data.textWasQuoted[i] && _isAddrSpec(candidates[i])) {
				data.address = [quotedLocal || candidates[i]];
				data.text.splice(i, 1);
				data.textWasQuoted.splice(i, 1);
				data.quotedLocalAt.splice(i, 1);
				break;
			}
		}
		if (!data.address.length) {
			let extracted = false;
			for (let i = 0; i < data.text.length; i++) if (!data.textWasQuoted[i]) {
				const part = candidates[i];
				let remainder = data.text[i];
				const at = _looseAddressStart(part);
				if (at >= 0) {
					LOOSE_TEXT_ADDR.lastIndex = at;
					const match = LOOSE_TEXT_ADDR.exec(part);
					if (match) {
						data.address = [match[0].trim()];
						extracted = true;
						remainder = part.slice(0, at) + " " + part.slice(at + match[0].length);
					}
				}
				data.text[i] = remainder.trim();
				if (extracted) break;
			}
		}
	}
	if (!data.text.length && data.comment.length) {
		data.text = data.comment;
		data.comment = [];
	}
	if (data.address.length > 1) data.text = data.text.concat(data.address.splice(1));
	const addressFromQuotedText = !data.address.length && data.textWasQuoted.some((wasQuoted) => wasQuoted);
	data.text = data.text.join(" ");
	data.address = data.address.join(" ");
	if (addressFromQuotedText && data.text.indexOf("@") >= 0) {
		data.address = _quoteLocalPart(_joinAtSpacing(data.text, _domainAt(data.text)));
		data.text = "";
	}
	_recoverAddrSpec(data);
	if (!data.text && addressComments.length) {
		data.text = addressComments.join(" ");
		textFromComment = true;
	}
	const address = {
		address: data.address || (textFromComment ? "" : data.text) || "",
		name: data.text || data.address || ""
	};
	if (address.address === address.name) {
		if (/@/.test(address.address || "")) address.name = "";
		else address.address = "";
	}
	return address;
}
var Tokenizer = class {
	constructor(str) {
		this.str = (str || "").toString();
		this.operatorCurrent = "";
		this.operatorExpecting = "";
		this.node = -1;
		this.escaped = false;
		this.inDomainLiteral = false;
		this.afterAt = false;
		this.inGroup = false;
		this.innerQuoted = false;
		this.innerComment = 0;
		this.innerLiteral = false;
		this.innerEscaped = false;
		this.list = new TokenList(this.str);
		this.operators = {
			"\"": "\"",
			"(": ")",
			"<": ">",
			",": "",
			":": "",
			";": ""
		};
	}
	tokenize() {
		const str = this.str;
		const len = str.length;
		for (let i = 0; i < len; i++) this.checkChar(str.charAt(i), i);
		this._closeText(len);
		const list = this.list;
		const slots = list.slots;
		let kept = 0;
		for (let i = 0, count = list.length; i < count; i++) {
			const kind = slots[i * 3];
			let start = slots[i * 3 + 1];
			let end = slots[i * 3 + 2];
			if (kind & TOKEN_DIRTY) {
				const value = this._cleanValue(start, end, kind).trim();
				if (!value) continue;
				list.cleaned.set(kept, value);
			} else if (!(kind & TOKEN_OPERATOR)) {
				while (start < end && _isSpaceCode(str.charCodeAt(start))) start++;
				while (end > start && _isSpaceCode(str.charCodeAt(end - 1))) end--;
				if (start === end) continue;
			}
			slots[kept * 3] = kind;
			slots[kept * 3 + 1] = start;
			slots[kept * 3 + 2] = end;
			kept++;
		}
		list.length = kept;
		return list;
	}
	_closeText(end) {
		if (this.node >= 0) {
			this.list.slots[this.node * 3 + 2] = end;
			this.node = -1;
		}
	}
	_cleanValue(start, end, kind) {
		const str = this.str;
		const escapes = (kind & TOKEN_ESCAPES) !== 0;
		let escaped = (kind & TOKEN_STARTS_ESCAPED) !== 0;
		let value = "";
		for (let i = start; i < end; i++) {
			const chr = str.charAt(i);
			if (escapes && !escaped && chr === "\\") {
				escaped = true;
				continue;
			}
			escaped = false;
			if (chr === "\n") value += " ";
			else if (chr.charCodeAt(0) >= 33 || chr === " " || chr === "	") value += chr;
		}
		return value;
	}
	checkChar(chr, i) {
		if (!this.escaped && !this.operatorExpecting) {
			if (!this.inDomainLiteral && chr === "[" && this.afterAt) this.inDomainLiteral = true;
			else if (this.inDomainLiteral && (chr === "]" || chr === "," || chr === ";")) this.inDomainLiteral = false;
		}
		let nested = false;
		if (this.operatorExpecting === ">") {
			nested = this._trackInner(chr);
			if (!nested && chr === ";" && this.inGroup) {
				this._closeText(i);
				this.operatorExpecting = "";
				this._resetInner();
			}
		} else if (this.operatorExpecting === ")" && !this.escaped) {
			if (chr === "(") this.innerComment++;
			else if (chr === ")" && this.innerComment) {
				this.innerComment--;
				nested = true;
			}
		}
		if (this.escaped) {} else if (chr === this.operatorExpecting && !nested) {
			const nextChr = this.str.charAt(i + 1);
			this._closeText(i);
			this.list.push(nextChr && ![
				" ",
				"	",
				"\r",
				"\n",
				",",
				";"
			].includes(nextChr) ? 3 : TOKEN_OPERATOR, i, i + 1);
			if (chr !== ")") this.afterAt = false;
			this.operatorExpecting = "";
			this.escaped = false;
			this._resetInner();
			return;
		} else if (!this.operatorExpecting && !(this.inDomainLiteral && chr === ":") && chr in this.operators) {
			this._closeText(i);
			this.list.push(TOKEN_OPERATOR, i, i + 1);
			if (chr === ":") this.inGroup = true;
			else if (chr === ";") this.inGroup = false;
			if (chr !== "(") this.afterAt = false;
			this.operatorExpecting = this.operators[chr];
			this.escaped = false;
			this._resetInner();
			return;
		} else if ([
			"\"",
			"'",
			")"
		].includes(this.operatorExpecting) && chr === "\\") {
			this.escaped = true;
			if (this.node >= 0) this.list.slots[this.node * 3] |= TOKEN_DIRTY;
			return;
		}
		if (this.node < 0) this.node = this.list.push((this.operatorExpecting === "\"" || this.operatorExpecting === ")" ? TOKEN_ESCAPES : 0) | (this.escaped ? TOKEN_STARTS_ESCAPED : 0), i, i);
		if (chr === "\n") {
			chr = " ";
			this.list.slots[this.node * 3] |= TOKEN_DIRTY;
		}
		if (chr.charCodeAt(0) >= 33 || chr === " " || chr === "	") {
			if (!this.operatorExpecting && chr !== " " && chr !== "	") this.afterAt = chr === "@";
		} else this.list.slots[this.node * 3] |= TOKEN_DIRTY;
		this.escaped = false;
	}
	_trackInner(chr) {
		if (this.innerEscaped) {
			this.innerEscaped = false;
			return true;
		}
		if (this.innerQuoted) {
			if (chr === "\\") this.innerEscaped = true;
			else if (chr === "\"") this.innerQuoted = false;
			return true;
		}
		if (this.innerComment) {
			if (chr === "\\") this.innerEscaped = true;
			else if (chr === "(") this.innerComment++;
			else if (chr === ")") this.innerComment--;
			return true;
		}
		if (this.innerLiteral) {
			if (chr === "]") this.innerLiteral = false;
			return true;
		}
		if (chr === "\"") {
			this.innerQuoted = true;
			return true;
		}
		if (chr === "(") {
			this.innerComment = 1;
			return true;
		}
		if (chr === "[" && this.afterAt) {
			this.innerLiteral = true;
			return true;
		}
		if (!_isSpaceCode(chr.charCodeAt(0))) this.afterAt = chr === "@";
		return false;
	}
	_resetInner() {
		this.innerQuoted = false;
		this.innerComment = 0;
		this.innerLiteral = false;
		this.innerEscaped = false;
	}
};
function _mergeNameFragments(list) {
	const merged = [];
	for (let i = list.length - 1; i >= 0; i--) {
		const current = list[i];
		const next = merged.length ? merged[merged.length - 1] : null;
		if (next && current.address === "" && current.name && !current.group && next.address && next.name) next.name = current.name + ", " + next.name;
		else merged.push(current);
	}
	return merged.reverse();
}
function _parseAddressList(str) {
	const tokens = new Tokenizer(str).tokenize();
	const parsedAddresses = [];
	let group = null;
	let members = [];
	let from = 0;
	for (let i = 0, len = tokens.length; i <= len; i++) {
		const operator = i < len ? tokens.operatorAt(i) : "";
		if (i < len && operator !== "," && operator !== ";" && operator !== ":") continue;
		if (operator === ":") {
			if (!group) {
				group = {
					name: _groupName(tokens, from, i),
					group: []
				};
				members = [];
			}
			from = i + 1;
			continue;
		}
		if (i > from) {
			const address = _handleAddress(tokens, from, i);
			if (group) members.push(address);
			else parsedAddresses.push(address);
		}
		from = i + 1;
		if (group && (operator === ";" || i === len)) {
			group.group = _mergeNameFragments(members);
			parsedAddresses.push(group);
			group = null;
		}
	}
	return _mergeNameFragments(parsedAddresses);
}
function addressparser(str, options) {
	const parsedAddresses = _parseAddressList(str);
	if (options?.flatten) {
		const flatAddresses = [];
		const walkAddressList = (list) => {
			list.forEach((entry) => {
				if (entry.group) return walkAddressList(entry.group);
				flatAddresses.push(entry);
			});
		};
		walkAddressList(parsedAddresses);
		return flatAddresses;
	}
	return parsedAddresses;
}
Object.defineProperty(exports, "addressparser", {
	enumerable: true,
	get: function() {
		return addressparser;
	}
});
